import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldLine, jsonLine } from '@/lib/build/checks/fieldLine';
import { loadContent } from '@/lib/build/contentModules';
import { filled, type Words } from '@/lib/content/filled';

/** A paragraph as visitors read it, and where it stands; the line is looked up only for what is wrong. */
export type ProofText = { text: string; line: () => number | undefined };

type Found = { text: string; path: PropertyKey[] };

const HAN = /\p{Script=Han}/u;
const COMMENT = /<!--.*?-->/g;
const NOTE_MARK = /\[\^[^\]]*\]:?/g;
const TARGET = /\]\([^)\s]*(?:\s+"([^"]*)")?\)/g;
const MARKS = /!?\[|\*\*|`/g;

function stringsIn(value: unknown, path: PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return HAN.test(value) ? [{ text: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    stringsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Of a content file; the lists that it takes up from public/ are read there. */
export async function moduleTexts(file: string, source: string): Promise<ProofText[]> {
  const parts = new Set(Object.values(await loadContent(file)));
  return [...parts]
    .filter((part) => !Array.isArray(part))
    .flatMap((part) => stringsIn(part))
    .map(({ text, path }) => ({ text, line: () => fieldLine(source, path) }));
}

export function jsonTexts(source: string): ProofText[] {
  return stringsIn(JSON.parse(source))
    .filter(({ path }) => path.at(-1) !== '校对')
    .map(({ text, path }) => ({ text, line: () => jsonLine(source, path) }));
}

/** Of an article, line by line without its marks: a paragraph is a line. */
export function articleTexts(source: string, words: Words): ProofText[] {
  return filled(source, words)
    .split(/\r?\n/)
    .map((text, index) => ({
      text: text
        .replace(COMMENT, '')
        .replace(/^#.*校对.*$/, '')
        .replace(NOTE_MARK, '')
        .replace(TARGET, (_, title = '') => ` ${title}`.trimEnd())
        .replace(MARKS, ''),
      line: () => index + 1,
    }))
    .filter(({ text }) => HAN.test(text));
}

export function articleFiles(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));
}

export function readSource(file: string) {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}
