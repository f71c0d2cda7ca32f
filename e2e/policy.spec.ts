import { drawObject, PDFDocument, scale } from '@cantoo/pdf-lib';
import { expect, requestsFrom, test } from './fixtures';
import { exportedPage } from './sitePages';

/** 32 × 32 red pixels as JPEG 2000, a format of scanners that pdf.js decodes by WebAssembly. */
const SCAN =
  '/0//UQAvAAAAAAAgAAAAIAAAAAAAAAAAAAAAIAAAACAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAAAAAEBAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAAnAAH/k8fASBFQVK//f/eaZIDfASAUAFyv/2+Ev4f/2Q==';
const SCAN_PATH = '/documents/scan.pdf';
const RED = [208, 30, 32];

async function scannedDocument() {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([200, 200]);
  const format = { Type: 'XObject', Subtype: 'Image', Width: 32, Height: 32, Filter: 'JPXDecode' };
  const picture = pdf.context.register(pdf.context.stream(Buffer.from(SCAN, 'base64'), format));
  page.pushOperators(scale(200, 200), drawObject(page.node.newXObject('Scan', picture)));
  return Buffer.from(await pdf.save());
}

test('injected markup does not run, and the page does @desktop', async ({ page, faults }) => {
  faults.allow(/Content Security Policy|evil\.example/);
  const planted = [
    '<base href="https://evil.example/">',
    '<script>window.planted = "inline"</script>',
    '<script src="https://evil.example/a.js"></script>',
    '<img src="/icon.svg" onload="window.planted = \'handler\'">',
    '<iframe srcdoc="<script>parent.planted = 1</script>"></iframe>',
    '<a id="link" href="javascript:window.planted=\'link\'">x</a>',
  ].join('');
  const body = exportedPage('/about/')?.replace('<body>', `<body>${planted}`);
  await page.route('/about/', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto('/about/');
  await page.locator('#link').dispatchEvent('click');
  const later = page.addScriptTag({ content: 'window.planted = "later"' });
  await expect(later).rejects.toThrow('Content Security Policy');
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
});

// The page's policy does not apply to the worker, which compiles the decoder.
test('a scanned document is drawn @desktop', async ({ page }) => {
  const body = await scannedDocument();
  const decoders = requestsFrom(page, (request) => request.url().includes('openjpeg'));
  await page.route(SCAN_PATH, (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await page.goto(`/preview/?url=${SCAN_PATH}`);
  const middleOfCanvas = () =>
    page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      const pixel = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
      return [...(pixel ?? [])].slice(0, 3);
    });
  await expect.poll(middleOfCanvas).toEqual(RED.map((value) => expect.closeTo(value, -1)));
  expect(decoders).toEqual([expect.stringMatching(/\/openjpeg\.wasm$/)]);
});
