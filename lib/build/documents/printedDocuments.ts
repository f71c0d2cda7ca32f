import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadContent, loadSite } from '@/lib/build/contentModules';
import type { DocumentContent } from '@/lib/schema/document';

export const PRINTED_FILE = 'content/documents/printed.json';

export function readPrinted(): Record<string, { words: string }> {
  return JSON.parse(readFileSync(PRINTED_FILE, 'utf8'));
}

export async function readDocuments() {
  const site = await loadSite();
  const { documents } = await loadContent<{ documents: DocumentContent[] }>('content/documents.ts');
  const { documentLabels } = await loadContent('content/documentLabels.ts');
  const { name, company, slogan, email, place } = site;
  return documents.map((content) => {
    const words = [content, documentLabels, slogan, place];
    const owner = [name.value, company.value, email.value];
    const digest = hash('sha256', JSON.stringify([words, owner]));
    return { content, site, pdf: `public/documents/${content.file}.pdf`, words: digest };
  });
}

export type PrintableDocument = Awaited<ReturnType<typeof readDocuments>>[number];

export async function stalePdfs() {
  const printed = readPrinted();
  const documents = await readDocuments();
  return documents.flatMap(({ content, pdf, words }) => (printed[content.file]?.words === words ? [] : pdf));
}
