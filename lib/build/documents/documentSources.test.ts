/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import {
  digest,
  type PrintedDocument,
  pdfFile,
  readDocumentSources,
  readPrinted,
  sourcesDigest,
  staleDocuments,
} from '@/lib/build/documents/documentSources';

const MAX_BYTES = 3 * 1024 * 1024;
const LEAST_PAGES: Record<string, number> = { 'white-paper': 8, 'nest-service': 4, 'business-plan': 8 };

it('prints the three documents of the site, long enough and small enough', async () => {
  const printed = readPrinted();
  expect(Object.keys(printed).sort()).toEqual(Object.keys(LEAST_PAGES).sort());
  for (const [file, { pages, bytes }] of Object.entries(printed)) {
    expect(pages).toBeGreaterThanOrEqual(LEAST_PAGES[file] ?? 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  }
});

it('gives each PDF its title, its language, its tags and its bookmarks', async () => {
  for (const document of await readDocumentSources()) {
    const pdf = await PDFDocument.load(readFileSync(pdfFile(document)), { updateMetadata: false });
    expect(pdf.getTitle()).toMatch(/. · ./);
    expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(zh-CN)');
    expect(pdf.catalog.has(PDFName.of('Outlines'))).toBe(true);
    expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  }
});

it('embeds a subset of each face, so that the text is the same everywhere', async () => {
  for (const document of await readDocumentSources()) {
    const pdf = await PDFDocument.load(readFileSync(pdfFile(document)), { updateMetadata: false });
    const faces = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.has(PDFName.of('FontName')) ? object : [],
      );
    expect(faces.length).toBeGreaterThanOrEqual(3);
    for (const face of faces) {
      expect(face.get(PDFName.of('FontName'))?.toString()).toMatch(/^\/[A-Z]{6}\+/);
      expect(face.has(PDFName.of('FontFile2'))).toBe(true);
    }
  }
});

it('sees a document as changed when a word of it changes', async () => {
  const [document] = await readDocumentSources();
  if (!document) throw new Error('There is no document.');
  const content = { ...document.content, subtitle: `${document.content.subtitle}。` };
  expect(sourcesDigest({ ...document, content })).not.toBe(sourcesDigest(document));
});

it('holds a document for old when its content or its PDF is not what was printed', async () => {
  const documents = await readDocumentSources();
  const entries = documents.map((document) => ({
    file: document.content.file,
    printed: {
      sources: sourcesDigest(document),
      pdf: digest(readFileSync(pdfFile(document))),
      pages: 8,
      bytes: 1,
    },
  }));
  const staleAfter = async (changed: string, change: Partial<PrintedDocument>) => {
    const all = entries.map(({ file, printed }) => [
      file,
      file === changed ? { ...printed, ...change } : printed,
    ]);
    return (await staleDocuments(Object.fromEntries(all))).map(({ content }) => content.file);
  };
  expect(await staleAfter('nest-service', {})).toEqual([]);
  expect(await staleAfter('nest-service', { sources: 'others' })).toEqual(['nest-service']);
  expect(await staleAfter('white-paper', { pdf: 'another' })).toEqual(['white-paper']);
});
