import { join } from 'node:path';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { proofNotes, proofreader } from '@/lib/content/proofread';
import { readText } from '@/lib/content/readText';
import type { Proofreading } from '@/lib/schema/proofreading';
import { interpolate, type Values } from '@/lib/text/interpolate';

const DICTIONARY = join(CONTENT_FOLDER, 'proofreading.ts');
const SHARED_COPY = join(CONTENT_FOLDER, 'sharedCopy.ts');
const ANNOUNCEMENTS = 'public/anno.json';

const HAN = /\p{Script=Han}/u;
/** A heading of an article, a field or an entry of a content file. */
const SECTION_START = /^#+ |^ {2}\w+:|^ {4,8}(\w+: )?\{$/;
const SHARED = /\$\{sharedCopy\.(\w+)[^}]*\}|sharedCopy\.(\w+)(?:\.value|\.replace\(.*?\))?/g;
/** Comments, notes for this check, marks of Markdown and addresses of links. */
const NO_WORDS =
  /^\s*\/\/.*|^#.*校对.*|"校对": "[^"]*"|<!--.*?-->|\[\^[^\]]*\]:?|\]\([^)\s]*(?: (?=")|\))|!?\[|\*\*|\\n/g;

/** A note stands above a field, whose text may begin below its name. */
const NOTE_REACH = 2;

type ProofLine = { text: string; line: number; section: string };

/** The lines that hold words, shared copy filled in, each with the text of its section. */
function proofLines(source: string, sharedCopy: Values): ProofLine[] {
  const named = source.replace(SHARED, (_, inText, alone) => (inText ? `{{${inText}}}` : `'{{${alone}}}'`));
  let section = 0;
  const sections: string[] = [];
  const lines = interpolate(named, sharedCopy)
    .split(/\r?\n/)
    .map((raw, index) => {
      if (SECTION_START.test(raw)) section += 1;
      const text = raw.replace(NO_WORDS, '');
      sections[section] = `${sections[section] ?? ''}${text}\n`;
      return { text, line: index + 1, section };
    });
  return lines
    .filter(({ text }) => HAN.test(text))
    .map((each) => ({ ...each, section: sections[each.section] ?? '' }));
}

type ProofFile = { file: string; source: string; sharedCopy: Values };
type Proofreader = ReturnType<typeof proofreader>;

export function proofDiagnostics({ file, source, sharedCopy }: ProofFile, read: Proofreader): Diagnostic[] {
  const lines = source.split(/\r?\n/);
  const unused = new Set(proofNotes(source));
  const notes = [...unused];
  const diagnostics = proofLines(source, sharedCopy).flatMap(({ text, line, section }) => {
    if (!read(text, [], section).length) return [];
    const near = notes.filter((note) => note.line <= line && line <= note.line + NOTE_REACH);
    for (const note of near) if (text.includes(note.phrase)) unused.delete(note);
    const allowed = near.map(({ phrase }) => phrase);
    return read(text, allowed, section).map(({ word, message, severity }) => {
      const column = Math.max(0, lines[line - 1]?.indexOf(word) ?? 0) + 1;
      return { file, line, column, message, severity };
    });
  });
  const useless = [...unused].map(({ line, phrase }): Diagnostic => {
    const message = `“${phrase}”没有要校对的地方，这条说明可以删去`;
    return { file, line, column: 1, message, severity: 'warning' };
  });
  return [...diagnostics, ...useless];
}

export async function proofreadingDiagnostics() {
  const { proofreading } = await loadContent<{ proofreading: Proofreading }>(DICTIONARY);
  const { sharedCopy } = await loadContent<{ sharedCopy: Values }>(SHARED_COPY);
  const read = proofreader(proofreading);
  const files = [...contentFiles(), ...articleFiles(CONTENT_FOLDER), ANNOUNCEMENTS];
  return files
    .filter((file) => file !== DICTIONARY && !file.endsWith('README.md'))
    .flatMap((file) => proofDiagnostics({ file, source: readText(file), sharedCopy }, read));
}
