import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Browser, Page, Route } from 'playwright';
import sharp from 'sharp';
import { type DocumentSources, pageHtml } from '@/lib/build/documents/documentSources';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { MANIFEST_FILE, type PictureManifest } from '@/lib/pictures/pictureManifest';
import type { DocumentContent } from '@/lib/schema/document';
import { MEDIA_FOLDER } from '@/lib/schema/shared';

const FACES_PATH = '/print-faces/';
const CHINESE = `${FACES_PATH}@fontsource/noto-sans-sc`;
const LETTERS = `${FACES_PATH}pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf`;
const WEIGHTS = [400, 700];
/** As the PDF names the faces that come from packages. */
const KNOWN_FACE = /NotoSansSC|LiberationSans|BarlowCondensed/;
const JPEG = { quality: 72, mozjpeg: true };
const A4_PX = { width: 793, height: 1122 };
const COVER_WIDTH = 1080;
/** 200 dpi, across the text and as high as the cover's. */
const PICTURE_WIDTHS = { inside: 1400, cover: 2400 };
const LEAST_SIGNS = 150;

/** One face for all machines: a file of the whole simplified script, of which one subset is embedded, and rarer signs. */
function printSheet({ content, site }: DocumentSources) {
  const simplified = (weight: number) =>
    `${CHINESE}/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2`;
  return [
    ...WEIGHTS.map((weight) => `@import url(${CHINESE}/${weight}.css);`),
    ...WEIGHTS.map(
      (weight) =>
        `@font-face{font-family:'QL Document';font-weight:${weight};src:url(${simplified(weight)})}`,
    ),
    `@font-face{font-family:'QL Letters';src:url(${LETTERS})}`,
    ":root:root{--text-face:'QL Document','Noto Sans SC','QL Letters';--figure-face:'QL Figures',var(--text-face)}",
    `@page document{@bottom-left{content:"${site.name.value} · ${content.title}";color:var(--ink-3);font:7.5pt var(--text-face)}}`,
    // Else it stands on a page of its own before the cover.
    'noscript{display:none}',
  ].join('');
}

/** A picture as JPEG, which goes into the PDF as it is; anything else would be packed without loss. */
async function jpegOf(path: string, cover: string) {
  const manifest: PictureManifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  const [file = ''] = Object.entries(manifest).find(([, { base }]) => path.startsWith(`${base}-`)) ?? [];
  const width = file === cover ? PICTURE_WIDTHS.cover : PICTURE_WIDTHS.inside;
  return sharp(join(MEDIA_FOLDER, file)).resize(width).jpeg(JPEG).toBuffer();
}

async function answer(route: Route, { path, cover }: DocumentContent, html: string, out: string) {
  const { pathname } = new URL(route.request().url());
  if (pathname === path) return route.fulfill({ contentType: 'text/html', body: html });
  if (pathname.startsWith('/pictures/'))
    return route.fulfill({ contentType: 'image/jpeg', body: await jpegOf(pathname, cover.file) });
  const file = pathname.startsWith(FACES_PATH)
    ? join('node_modules', pathname.slice(FACES_PATH.length))
    : join(out, pathname);
  return existsSync(file) ? route.fulfill({ path: file }) : route.abort();
}

/** The exported page under its own address, so that its links are those of the site; nothing comes from the network. */
async function opened(browser: Browser, sources: DocumentSources, out: string) {
  const html = pageHtml(sources, out).replace('</head>', `<style>${printSheet(sources)}</style></head>`);
  // Without scripts nothing waits to come into view, and the page stays as it was exported.
  const page = await browser.newPage({ viewport: A4_PX, deviceScaleFactor: 2, javaScriptEnabled: false });
  await page.route('**/*', (route) => answer(route, sources.content, html, out));
  await page.goto(sources.site.origin.value + sources.content.path, { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function printed(page: Page) {
  const options = { preferCSSPageSize: true, printBackground: true, outline: true, tagged: true };
  return new Uint8Array(await page.pdf(options));
}

/** On which pages the chapters begin. What the faces lack would be drawn from any font of this machine. */
async function checkedPages(data: Uint8Array, { file, chapters }: DocumentContent) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item);
    const isCover = number === 1 || number === pdf.numPages;
    if (!isCover && texts.map(({ str }) => str).join('').length < LEAST_SIGNS)
      throw new Error(`${file} 第 ${number} 页几乎是空的，请删减这一章`);
    for (const { str, fontName } of texts) {
      if (page.commonObjs.has(fontName) && !KNOWN_FACE.test(page.commonObjs.get(fontName).name))
        throw new Error(`${file} 第 ${number} 页：字库里没有“${str}”，请换一种写法`);
    }
  }
  const found = chapters.map(async (_, index) => {
    const target = await pdf.getDestination(`chapter-${index + 1}`);
    if (!target) throw new Error(`The contents lead nowhere: chapter ${index + 1}`);
    return (await pdf.getPageIndex(target[0])) + 1;
  });
  return Promise.all(found).finally(() => pdf.destroy());
}

/** Chromium numbers the parts by all that it has shown before: counted anew, so that the bytes stay the same. */
function renumbered(bytes: Uint8Array) {
  const text = Buffer.from(bytes).toString('latin1');
  const parts = [...new Set(text.match(/\(node\d{8}\)/g))].sort();
  const number = (part: string) => `(node${String(parts.indexOf(part)).padStart(8, '0')})`;
  return new Uint8Array(Buffer.from(text.replace(/\(node\d{8}\)/g, number), 'latin1'));
}

async function finished(bytes: Uint8Array, { content, site }: DocumentSources) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const issued = new Date(`${content.issued}T00:00:00Z`);
  pdf.setTitle(`${site.name.value} · ${content.title}`, { showInWindowTitleBar: true });
  pdf.setAuthor(site.company.value);
  pdf.setSubject(content.description);
  pdf.setCreator(site.name.value);
  pdf.setProducer(site.name.value);
  pdf.setLanguage('zh-CN');
  pdf.setCreationDate(issued);
  pdf.setModificationDate(issued);
  return { bytes: renumbered(await pdf.save()), pages: pdf.getPageCount() };
}

/** Prints a page twice: the first run shows on which pages the chapters begin. */
export async function printPdf(browser: Browser, sources: DocumentSources, out = OUT_FOLDER) {
  const page = await opened(browser, sources, out);
  const chapterPages = await checkedPages(await printed(page), sources.content);
  const numbers = chapterPages.map(
    (number, index) => `[href="#chapter-${index + 1}"]::after{content:"${number}"}`,
  );
  // Not addStyleTag, which waits for an event that never comes without scripts.
  const sheet = `<style>${numbers.join('')}</style>`;
  await page.locator('head').evaluate((head, html) => head.insertAdjacentHTML('beforeend', html), sheet);
  const cover = await page.locator('article > header').screenshot();
  const bytes = await printed(page);
  await page.close();
  const jpeg = await sharp(cover).resize(COVER_WIDTH).jpeg(JPEG).toBuffer();
  return { cover: jpeg, ...(await finished(bytes, sources)) };
}
