import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, loadContent } from '@/lib/build/contentModules';
import { withDroneTables } from '@/lib/build/documents/droneTable';
import type { DocumentContent } from '@/lib/schema/document';
import type { DocumentLabels } from '@/lib/schema/documentLabels';
import type { DronesContent } from '@/lib/schema/drones';
import { MEDIA_FOLDER } from '@/lib/schema/shared';
import type { Site } from '@/lib/schema/site';

export const LOGO_FILE = join(MEDIA_FOLDER, 'brand/logo-on-dark.svg');
const DESIGN_FOLDER = 'lib/build/documents';
export const STYLE_FILE = join(DESIGN_FOLDER, 'document.css');
const CONTENT_FOLDER = 'content/documents';
const PRINTED_FILE = join(CONTENT_FOLDER, 'printed.json');
const DESIGN_FILE = /^\w+\.(css|tsx)$/;

export type DocumentSources = { content: DocumentContent; labels: DocumentLabels; site: Site };
/** Of what a document was printed last, and what came of it. */
export type PrintedDocument = { sources: string; pdf: string; pages: number; bytes: number };
export type Printed = Record<string, PrintedDocument>;

/** Every document, with what it shares with the others. */
export async function readDocumentSources(): Promise<DocumentSources[]> {
  const { documentLabels } = await loadContent('content/documentLabels.ts');
  const { site } = await loadContent('content/site.ts');
  const { drones } = await loadContent('content/drones.ts');
  const modules = await Promise.all(contentFiles(CONTENT_FOLDER).map(loadContent));
  const contents = modules.flatMap((module) => Object.values(module)).filter(isDocument);
  return contents.map((content) => ({
    content: withDroneTables(content, drones as DronesContent),
    labels: documentLabels as DocumentLabels,
    site: site as Site,
  }));
}

/** A content file loaded by `import()` may carry a second view of its exports beside them. */
function isDocument(value: unknown): value is DocumentContent {
  return typeof value === 'object' && value !== null && 'chapters' in value;
}

export function pdfFile({ content }: DocumentSources) {
  return join('public/documents', `${content.file}.pdf`);
}

/** The picture of its first page, of which the site makes what it shows. */
export function coverFile({ content }: DocumentSources) {
  return join(MEDIA_FOLDER, 'documents', `${content.file}.jpg`);
}

export function readPrinted(): Printed {
  return existsSync(PRINTED_FILE) ? JSON.parse(readFileSync(PRINTED_FILE, 'utf8')) : {};
}

export function printedFile(printed: Printed) {
  return { path: PRINTED_FILE, text: `${JSON.stringify(printed, null, 2)}\n` };
}

export function digest(bytes: Uint8Array | string) {
  return createHash('sha256').update(bytes).digest('hex');
}

function picturesOf({ cover, chapters }: DocumentContent) {
  const inside = chapters.flatMap(({ picture, sections }) => [
    picture,
    ...sections.map((section) => section.picture),
  ]);
  return [cover, ...inside].flatMap((picture) => (picture ? [picture.media] : []));
}

function designFiles() {
  const drawing = readdirSync(DESIGN_FOLDER).filter((name) => DESIGN_FILE.test(name));
  return [...drawing.sort().map((name) => join(DESIGN_FOLDER, name)), LOGO_FILE];
}

/** Changes whenever the document would be printed differently. */
export function sourcesDigest({ content, labels, site }: DocumentSources) {
  const { name, company, slogan, mailbox, place } = site;
  const words = JSON.stringify({ content, labels, site: { name, company, slogan, mailbox, place } });
  const files = [...designFiles(), ...picturesOf(content).map((media) => join(MEDIA_FOLDER, media))];
  return digest([words, ...files.map((file) => digest(readFileSync(file)))].join('\n'));
}

/** The documents whose PDF is missing or was printed from something else. */
export async function staleDocuments(printed = readPrinted()) {
  const documents = await readDocumentSources();
  return documents.filter((document) => {
    const last = printed[document.content.file];
    const current = existsSync(pdfFile(document)) && last?.pdf === digest(readFileSync(pdfFile(document)));
    return !current || !existsSync(coverFile(document)) || last.sources !== sourcesDigest(document);
  });
}
