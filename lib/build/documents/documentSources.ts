import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, loadContent, loadSite } from '@/lib/build/contentModules';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import type { DocumentContent } from '@/lib/schema/document';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import type { Site } from '@/lib/schema/site';

const CONTENT_FOLDER = 'content/documents';
export const PRINTED_FILE = join(CONTENT_FOLDER, 'printed.json');
const PRESS_FILE = 'lib/build/documents/printPdf.ts';

export type DocumentSources = { content: DocumentContent; site: Site };
/** Digests of a document's sources and of its PDF, from the last print. */
export type PrintedDocument = Record<'sources' | 'pdf' | 'cover' | 'megabytes', string> & { pages: number };

/** A content file loaded by `import()` may carry a second view of its exports beside them. */
function isDocument(value: unknown): value is DocumentContent {
  return typeof value === 'object' && value !== null && 'chapters' in value;
}

export async function readDocumentSources(): Promise<DocumentSources[]> {
  const site = await loadSite();
  const modules = await Promise.all(contentFiles(CONTENT_FOLDER).map((file) => loadContent(file)));
  const contents = modules.flatMap((module) => Object.values(module)).filter(isDocument);
  return contents.map((content) => ({ content, site }));
}

export function pageHtml({ content }: DocumentSources, out = OUT_FOLDER) {
  const file = join(out, content.path, 'index.html');
  if (!existsSync(file)) throw new Error(`没有 ${file}：PDF 从构建好的网页印出来，请先运行 npm run build`);
  return readFileSync(file, 'utf8');
}

export function pdfFile({ content }: DocumentSources) {
  return join('public/documents', `${content.file}.pdf`);
}

/** The picture of its first page, of which the site makes what it shows. */
export function coverFile({ content }: DocumentSources) {
  return join(MEDIA_FOLDER, 'documents', `${content.file}.jpg`);
}

export function readPrinted(): Record<string, PrintedDocument> {
  return existsSync(PRINTED_FILE) ? JSON.parse(readFileSync(PRINTED_FILE, 'utf8')) : {};
}

export function digest(bytes: Uint8Array | string) {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Every rule of a sheet, with the at-rules around it. */
function rulesIn(css: string) {
  const around: string[] = [];
  return [...css.matchAll(/([^{}]*)([{}])/g)].flatMap(([, text = '', brace]) => {
    if (brace === '{') {
      around.push(text);
      return [];
    }
    const rule = `${around.join('{')}{${text}}`;
    around.pop();
    return text.trim() ? [rule] : [];
  });
}

/** The rules for the classes and attributes of the markup, for pages of paper and for the whole site. */
function rulesFor(html: string, markup: string) {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
  return sheets.flatMap(([, sheet = '']) => {
    return rulesIn(sheet).filter(
      (rule) =>
        /@page|:root/.test(rule) ||
        [...rule.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name)) ||
        [...rule.matchAll(/\[(data-[\w-]+)/g)].some(([, name]) => markup.includes(` ${name}`)),
    );
  });
}

/** Changes whenever the document would be printed differently: what the page says and shows, and how it is drawn. */
export function sourcesDigest(document: DocumentSources) {
  const html = pageHtml(document);
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  return digest([main, ...rulesFor(html, main), readFileSync(PRESS_FILE, 'utf8')].join('\n'));
}

export function isStale(document: DocumentSources, last: PrintedDocument | undefined) {
  const pdf = pdfFile(document);
  const current = existsSync(pdf) && last?.pdf === digest(readFileSync(pdf));
  return !current || !existsSync(coverFile(document)) || last.sources !== sourcesDigest(document);
}

export async function staleDocuments() {
  const printed = readPrinted();
  const documents = await readDocumentSources();
  return documents.filter((document) => isStale(document, printed[document.content.file]));
}
