import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Browser, BrowserContextOptions, Route } from 'playwright';
import sharp from 'sharp';
import { documentHtml } from '@/lib/build/documents/documentHtml';
import { type DocumentSources, LOGO_FILE, STYLE_FILE } from '@/lib/build/documents/documentSources';
import { LOGO_PATH } from '@/lib/build/documents/Logo';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import { tokenSheet } from '@/lib/theme';

const ORIGIN = 'http://press.invalid';
const STYLES_PATH = '/document.css';
const FONT_FOLDER = 'node_modules/@fontsource/noto-sans-sc';
const FIGURE_FONT = 'app/fonts/figures.woff2';
const WEIGHTS = [400, 700];
const PICTURE_SHAPES: Record<string, { width: number; height: number }> = {
  plate: { width: 1680, height: 1568 },
  band: { width: 1680, height: 613 },
};
const JPEG = { quality: 80, mozjpeg: true };
const A4_PX = { width: 793, height: 1122 };
const COVER_WIDTH = 1080;
const LEAST_SIGNS = 150;

/** Their first faces hold the whole simplified script, so that one subset is embedded; rarer signs come from the last sheets. */
const SHEETS = [STYLES_PATH, ...WEIGHTS.map((weight) => `/fonts/${weight}.css`)];

function documentSheet({ content, site }: DocumentSources) {
  const whole = WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:'QL Document';font-weight:${weight};src:url(/fonts/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff2)}`,
  );
  const figures = `@font-face{font-family:'QL Figures';font-weight:500;src:url(/figures.woff2)}`;
  const running = `@page{@bottom-left{content:"${site.name.value} · ${content.title}"}}`;
  return [...whole, figures, tokenSheet, readFileSync(STYLE_FILE, 'utf8'), running].join('');
}

type Draft = { html: string; css: string };

/** A picture cut to its shape; which part stays is given in per cent of what is cut away. */
async function pictureBytes(path: string) {
  const [shape = '', focus, level, ...rest] = path.split('/');
  const size = PICTURE_SHAPES[shape];
  if (!size) throw new Error(`No picture of the shape ${shape}`);
  const whole = sharp(join(MEDIA_FOLDER, ...rest));
  const { width, height } = await whole.metadata();
  const scale = Math.min(width / size.width, height / size.height);
  const part = { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
  const left = Math.round(((width - part.width) * Number(focus)) / 100);
  const top = Math.round(((height - part.height) * Number(level)) / 100);
  return whole
    .extract({ left, top, ...part })
    .resize(size)
    .jpeg(JPEG)
    .toBuffer();
}

async function serve(route: Route, { html, css }: Draft) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
  if (pathname === STYLES_PATH) return route.fulfill({ contentType: 'text/css', body: css });
  if (pathname === LOGO_PATH) return route.fulfill({ path: LOGO_FILE });
  if (pathname === '/figures.woff2') return route.fulfill({ path: FIGURE_FONT });
  if (pathname.startsWith('/fonts/'))
    return route.fulfill({ path: join(FONT_FOLDER, pathname.slice('/fonts/'.length)) });
  if (pathname.startsWith('/pictures/')) {
    return route.fulfill({
      contentType: 'image/jpeg',
      body: await pictureBytes(pathname.slice('/pictures/'.length)),
    });
  }
  return route.abort();
}

async function opened(browser: Browser, draft: Draft, options?: BrowserContextOptions) {
  const page = await browser.newPage(options);
  await page.route('**/*', (route) => serve(route, draft));
  await page.goto(ORIGIN, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page;
}

/** The first page as a picture. */
async function coverOf(browser: Browser, draft: Draft) {
  const page = await opened(browser, draft, { viewport: A4_PX, deviceScaleFactor: 2 });
  const picture = await page.locator('.cover').screenshot();
  await page.close();
  return sharp(picture).resize(COVER_WIDTH).jpeg(JPEG).toBuffer();
}

async function printed(browser: Browser, draft: Draft) {
  const page = await opened(browser, draft);
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    outline: true,
    tagged: true,
  });
  await page.close();
  return new Uint8Array(bytes);
}

async function chapterPagesOf(bytes: Uint8Array, chapters: number) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = Array.from({ length: chapters }, async (_, index) => {
    const target = await pdf.getDestination(`chapter-${index + 1}`);
    if (!target) throw new Error(`The contents lead nowhere: chapter ${index + 1}`);
    return (await pdf.getPageIndex(target[0])) + 1;
  });
  const found = await Promise.all(pages);
  await pdf.destroy();
  return found;
}

/**
 * What the faces lack is drawn from any font of this machine, as outlines: no two machines would print the same.
 * A page with a line or two is what a chapter had too much for its last page.
 */
async function assertPages(bytes: Uint8Array, file: string) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join('');
    const plate = number === 1 || number === pdf.numPages;
    if (!plate && words.length < LEAST_SIGNS)
      throw new Error(`${file} 第 ${number} 页几乎是空的，请删减这一章`);
    for (const item of items) {
      if (!('str' in item) || !page.commonObjs.has(item.fontName)) continue;
      const { isType3Font } = page.commonObjs.get(item.fontName);
      if (isType3Font) throw new Error(`${file} 第 ${number} 页：字库里没有“${item.str}”，请换一种写法`);
    }
  }
  await pdf.destroy();
}

async function finished(bytes: Uint8Array, { content, site }: DocumentSources) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const issued = new Date(`${content.issued}T00:00:00Z`);
  pdf.setTitle(`${site.name.value} · ${content.title}`, { showInWindowTitleBar: true });
  pdf.setAuthor(site.company.value);
  pdf.setSubject(content.summary);
  pdf.setCreator(site.name.value);
  pdf.setProducer(site.name.value);
  pdf.setLanguage('zh-CN');
  pdf.setCreationDate(issued);
  pdf.setModificationDate(issued);
  return { bytes: await pdf.save(), pages: pdf.getPageCount() };
}

/** Prints a document twice: the first run shows on which pages the chapters begin. */
export async function printDocument(browser: Browser, sources: DocumentSources) {
  const { file, chapters } = sources.content;
  const css = documentSheet(sources);
  const draft = (chapterPages?: number[]) => ({ css, html: documentHtml(sources, SHEETS, chapterPages) });
  const first = await printed(browser, draft());
  await assertPages(first, file);
  const second = draft(await chapterPagesOf(first, chapters.length));
  const cover = await coverOf(browser, second);
  return { cover, ...(await finished(await printed(browser, second), sources)) };
}
