import { fieldLine, jsonLine } from '@/lib/build/checks/fieldLine';
import { loadContent } from '@/lib/build/contentModules';
import { valuesIn } from '@/lib/content/valuesIn';
import { interpolate, type Values } from '@/lib/text/interpolate';

export type ProofText = { text: string; section: string; line: () => number | undefined };

/** Each entry of these lists is a section of its own; elsewhere a section is one field of the file. */
const SECTION_LISTS = ['chapters', 'sections', 'entries', 'categories', 'models'];
const HAN = /\p{Script=Han}/u;
const HEADING = /^#+ /;
const NOTE = /^\[\^/;
const COMMENT = /<!--.*?-->/g;
const NOTE_MARK = /\[\^[^\]]*\]:?/g;
const TARGET = /\]\([^)\s]*(?:\s+"([^"]*)")?\)/g;
const MARKS = /!?\[|\*\*|`/g;

function stringsIn(content: unknown) {
  return valuesIn(content).flatMap(({ value, path }) =>
    typeof value === 'string' && HAN.test(value) && path.at(-1) !== '校对' ? [{ text: value, path }] : [],
  );
}

function sectionName(path: PropertyKey[]) {
  const list = path.findLastIndex((key) => SECTION_LISTS.includes(String(key)));
  return path.slice(0, list < 0 ? 1 : list + 2).join('.');
}

function withSections(texts: (Omit<ProofText, 'section'> & { name: string })[]): ProofText[] {
  const sections = new Map<string, string>();
  for (const { name, text } of texts) sections.set(name, `${sections.get(name) ?? ''}${text}\n`);
  return texts.map(({ name, ...text }) => ({ ...text, section: sections.get(name) ?? '' }));
}

function textsOf(content: unknown, lineOf: (path: PropertyKey[]) => number | undefined) {
  return withSections(
    stringsIn(content).map(({ text, path }) => ({ text, name: sectionName(path), line: () => lineOf(path) })),
  );
}

export async function moduleTexts(file: string, source: string): Promise<ProofText[]> {
  const parts = new Set(Object.values(await loadContent(file)));
  /** A list that stands in a file of its own, as public/anno.json, is read there. */
  const isList = fieldLine(source, [0]) !== fieldLine(source, []);
  return [...parts]
    .filter((part) => isList || !Array.isArray(part))
    .flatMap((part) => textsOf(part, (path) => fieldLine(source, path)));
}

export function jsonTexts(source: string): ProofText[] {
  return textsOf(JSON.parse(source), (path) => jsonLine(source, path));
}

export function articleTexts(source: string, sharedCopy: Values): ProofText[] {
  let heading = 0;
  const texts = interpolate(source, sharedCopy)
    .split(/\r?\n/)
    .map((text, index) => ({
      name: NOTE.test(text) ? 'notes' : String(HEADING.test(text) ? ++heading : heading),
      text: text
        .replace(COMMENT, '')
        .replace(/^#.*校对.*$/, '')
        .replace(NOTE_MARK, '')
        .replace(TARGET, (_, title = '') => ` ${title}`.trimEnd())
        .replace(MARKS, ''),
      line: () => index + 1,
    }))
    .filter(({ text }) => HAN.test(text));
  return withSections(texts);
}
