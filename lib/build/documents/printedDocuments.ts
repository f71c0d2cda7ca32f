import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { contentFiles, loadContent, loadSite } from '@/lib/build/contentModules';
import { withDroneTables } from '@/lib/drones/withDroneTables';
import type { DocumentContent } from '@/lib/schema/document';
import type { DronesContent } from '@/lib/schema/drones';

export const PRINTED_FILE = 'content/documents/printed.json';

/** The last print: pages and size, which the site shows, the day, and a digest of its words and figures. */
export type PrintedDocument = { pages: number; megabytes: string; printed: string; words: string };

export function readPrinted(): Record<string, PrintedDocument> {
  return existsSync(PRINTED_FILE) ? JSON.parse(readFileSync(PRINTED_FILE, 'utf8')) : {};
}

/** `import()` of a content file may add exports of its own, such as `default`. */
function isDocument(value: unknown): value is DocumentContent {
  return typeof value === 'object' && value !== null && 'chapters' in value;
}

export async function readDocuments() {
  const site = await loadSite();
  const { drones } = await loadContent<{ drones: DronesContent }>('content/drones.ts');
  const { documentLabels } = await loadContent('content/documentLabels.ts');
  const modules = await Promise.all(contentFiles('content/documents').map((file) => loadContent(file)));
  const contents = modules.flatMap((module) => Object.values(module)).filter(isDocument);
  const { name, company, slogan, email, place } = site;
  return contents.map((content) => {
    const words = [withDroneTables(content, drones), documentLabels, slogan, place];
    const owner = [name.value, company.value, email.value];
    const digest = createHash('sha256')
      .update(JSON.stringify([words, owner]))
      .digest('hex');
    return { content, site, pdf: `public/documents/${content.file}.pdf`, words: digest };
  });
}

export type PrintableDocument = Awaited<ReturnType<typeof readDocuments>>[number];

/** The PDFs whose words have changed since they were printed. */
export async function stalePdfs() {
  const printed = readPrinted();
  const documents = await readDocuments();
  return documents.flatMap(({ content, pdf, words }) => (printed[content.file]?.words === words ? [] : pdf));
}
