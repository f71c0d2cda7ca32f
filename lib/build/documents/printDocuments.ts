import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { launchBrowser } from '@/lib/build/browser';
import { PRINTED_FILE, type PrintableDocument, readDocuments } from '@/lib/build/documents/printedDocuments';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

const A4_PX = { width: 793, height: 1122 };
const JPEG = { quality: 72, mozjpeg: true };
const COVER_WIDTH = 1080;
const MEGABYTE = 1024 * 1024;
const FONTS_PATH = '/print-fonts/';
const CHINESE = `${FONTS_PATH}@fontsource/noto-sans-sc`;
const LETTERS = `${FONTS_PATH}pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf`;

/** Every machine prints with these fonts: one file of simplified Chinese, then files of rarer characters. */
function printSheet({ content, site }: PrintableDocument) {
  const faces = [400, 700].map((weight) => {
    const file = `${CHINESE}/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`;
    return `@font-face{font-family:'QL Document';font-weight:${weight};src:url(${file})}`;
  });
  return `@import url(${CHINESE}/400.css);@import url(${CHINESE}/700.css);${faces.join('')}
    @font-face{font-family:'QL Letters';src:url(${LETTERS})}
    :root:root{--text-face:'QL Document','Noto Sans SC','QL Letters';--figure-face:'QL Figures',var(--text-face)}
    @page document{@bottom-left{content:"${site.name.value} · ${content.title}";color:var(--ink-3);font:7.5pt var(--text-face)}}
    body>:not(main){display:none!important}`;
}

/** Playwright's addStyleTag would wait for an event that never comes without scripts. */
function addStyle(page: Page, css: string) {
  return page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  }, css);
}

async function open(browser: Browser, origin: string, printable: PrintableDocument) {
  // Without scripts no section waits for the visitor to scroll.
  const options = { viewport: A4_PX, deviceScaleFactor: 2, javaScriptEnabled: false, bypassCSP: true };
  const page = await browser.newPage(options);
  await page.route(`**${FONTS_PATH}**`, (route) =>
    route.fulfill({ path: join('node_modules', route.request().url().split(FONTS_PATH)[1] ?? '') }),
  );
  // A JPEG goes into the PDF as it is; anything else would be packed without loss.
  await page.route('**/pictures/*', async (route) => {
    const file = join(OUT_FOLDER, new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/jpeg', body: await sharp(file).jpeg(JPEG).toBuffer() });
  });
  await page.emulateMedia({ media: 'print' });
  await page.goto(origin + printable.content.path);
  await addStyle(page, printSheet(printable));
  // The cover shows a part of a picture that is much wider than the page.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('article > header [sizes]'))
      part.setAttribute('sizes', '300vw');
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

function pdfOf(page: Page) {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
}

/** The number of pages and the first page of each chapter, which CSS in Chromium cannot print. */
async function pagesIn(bytes: Buffer, chapters: readonly unknown[]) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const starts = chapters.map(async (_, index) => {
    const [page] = (await pdf.getDestination(`chapter-${index + 1}`)) ?? [];
    return (await pdf.getPageIndex(page)) + 1;
  });
  return { pages: pdf.numPages, starts: await Promise.all(starts) };
}

async function print(browser: Browser, origin: string, printable: PrintableDocument) {
  const { content, pdf, words } = printable;
  const page = await open(browser, origin, printable);
  const { pages, starts } = await pagesIn(await pdfOf(page), content.chapters);
  const numbers = starts.map((start, index) => `[href="#chapter-${index + 1}"]::after{content:"${start}"}`);
  await addStyle(page, numbers.join(''));
  const bytes = await pdfOf(page);
  const cover = sharp(await page.locator('article > header').screenshot())
    .resize(COVER_WIDTH)
    .jpeg(JPEG);
  await cover.toFile(join(MEDIA_FOLDER, 'documents', `${content.file}.jpg`));
  writeFileSync(pdf, bytes);
  console.log(`${pdf}  ${pages} 页 / pages`);
  const megabytes = (bytes.length / MEGABYTE).toFixed(1);
  return { pages, starts, megabytes, printed: new Date().toISOString().slice(0, 10), words };
}

async function printDocuments() {
  // Hinting differs between machines and would move line breaks.
  const browser = await launchBrowser('--font-render-hinting=none');
  const server = createServer(exportListener());
  const origin = `http://127.0.0.1:${await listen(server)}`;
  const printed: Record<string, unknown> = {};
  for (const printable of await readDocuments()) {
    printed[printable.content.file] = await print(browser, origin, printable);
  }
  writeFileSync(PRINTED_FILE, `${JSON.stringify(printed, null, 2)}\n`);
  await browser.close();
  server.close();
}

void runIfMain(module, printDocuments);
