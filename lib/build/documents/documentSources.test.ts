/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import {
  coverFile,
  type DocumentSources,
  digest,
  isStale,
  type PrintedDocument,
  pdfFile,
  readDocumentSources,
  readPrinted,
  sourcesDigest,
} from '@/lib/build/documents/documentSources';
import { workInEmptyFolder, writeFile } from '@/lib/test/temporaryFolder';

const MAX_MEGABYTES = 3;
const LEAST_PAGES: Record<string, number> = { 'white-paper': 8, 'nest-service': 4, 'business-plan': 8 };

describe('the documents of the site', () => {
  it('are the three, long enough and small enough', () => {
    const printed = readPrinted();
    expect(Object.keys(printed).sort()).toEqual(Object.keys(LEAST_PAGES).sort());
    for (const [file, { pages, megabytes }] of Object.entries(printed)) {
      expect(pages).toBeGreaterThanOrEqual(LEAST_PAGES[file] ?? 0);
      expect(Number(megabytes)).toBeLessThan(MAX_MEGABYTES);
    }
  });

  it('have each a title, a language, tags, bookmarks, and a subset of each face, the same everywhere', async () => {
    for (const document of await readDocumentSources()) {
      const pdf = await PDFDocument.load(readFileSync(pdfFile(document)), { updateMetadata: false });
      expect(pdf.getTitle()).toMatch(/. · ./);
      expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(zh-CN)');
      expect(pdf.catalog.has(PDFName.of('Outlines'))).toBe(true);
      expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
      const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
      const faces = objects.filter(
        (object) => object instanceof PDFDict && object.has(PDFName.of('FontName')),
      );
      expect(faces.length).toBeGreaterThanOrEqual(3);
      for (const face of faces as PDFDict[]) {
        expect(face.get(PDFName.of('FontName'))?.toString()).toMatch(/^\/[A-Z]{6}\+/);
        expect(face.has(PDFName.of('FontFile2'))).toBe(true);
      }
    }
  });
});

describe('a document', () => {
  workInEmptyFolder();

  const document = { content: { file: 'plan', path: '/documents/plan/' } } as DocumentSources;
  const RULES = '.x_a{color:red}.x_b{color:red}';
  const page = (main: string, rest = '', rules = RULES) =>
    writeFile(
      'out/documents/plan/index.html',
      `<style>${rules}</style>${rest}<main><p class="x_a" data-type="lead">${main}</p></main>`,
    );
  const rules = (changed: string) => page('word', '', changed);
  let printed: PrintedDocument;

  beforeEach(() => {
    page('word');
    writeFile('lib/build/documents/printPdf.ts', '');
    writeFile(pdfFile(document), 'pdf');
    writeFile(coverFile(document), 'cover');
    const digests = { sources: sourcesDigest(document), pdf: digest('pdf'), cover: digest('cover') };
    printed = { ...digests, pages: 8, megabytes: '0.6' };
  });

  it.each([
    ['a word of its page', () => page('other')],
    ['a rule for what is on its page', () => rules('.x_a{color:blue}.x_b{color:red}')],
    ['the condition of a rule', () => rules('@media print{.x_a{color:red}}.x_b{color:red}')],
    ['a role of type on its page', () => rules(`${RULES}[data-type=lead]{color:red}`)],
    ['the size of a role', () => rules(`${RULES}:root{--type-lead:1px}`)],
    ['the press', () => writeFile('lib/build/documents/printPdf.ts', 'changed')],
    ['its PDF', () => writeFile(pdfFile(document), 'another')],
  ])('is old when %s has changed', (_what, change) => {
    expect(isStale(document, printed)).toBe(false);
    change();
    expect(isStale(document, printed)).toBe(true);
  });

  it.each([
    ['what stands around it', () => page('word', '<header>other</header>')],
    ['a rule for something else', () => rules('.x_a{color:red}.x_b{color:blue}')],
    ['a role of type elsewhere', () => rules(`${RULES}[data-row]{color:red}`)],
  ])('is not, when %s has changed', (_what, change) => {
    change();
    expect(isStale(document, printed)).toBe(false);
  });

  it('is old when it was never printed, and asks for a build where there is no page', () => {
    expect(isStale(document, undefined)).toBe(true);
    const other = { content: { file: 'plan', path: '/documents/other/' } } as DocumentSources;
    expect(() => isStale(other, printed)).toThrow('请先运行 npm run build');
  });
});
