import { join } from 'node:path';
import { articleTexts, jsonTexts, moduleTexts, type ProofText } from '@/lib/build/checks/proofTexts';
import { articleFiles, CONTENT_FOLDER, contentFiles, loadContent } from '@/lib/build/contentModules';
import type { Diagnostic } from '@/lib/content/diagnostic';
import { type ProofNote, proofNotes, proofreader } from '@/lib/content/proofread';
import { readText } from '@/lib/content/readText';
import type { Proofreading } from '@/lib/schema/proofreading';
import type { Values } from '@/lib/text/interpolate';

const DICTIONARY = join(CONTENT_FOLDER, 'proofreading.ts');
const SHARED_COPY = join(CONTENT_FOLDER, 'sharedCopy.ts');
const ANNOUNCEMENTS = 'public/anno.json';
/** The line of a field whose text begins below its name. */
const LINES_OF_FIELD = 4;

type Read = ReturnType<typeof proofreader>;
type ProofFile = { file: string; source: string; texts: ProofText[] };

function placeOf(word: string, lines: readonly string[], first: number) {
  const below = lines.slice(first - 1, first - 1 + LINES_OF_FIELD).findIndex((line) => line.includes(word));
  const line = first + Math.max(0, below);
  return { line, column: Math.max(0, lines[line - 1]?.indexOf(word) ?? 0) + 1 };
}

export function proofDiagnostics({ file, source, texts }: ProofFile, read: Read): Diagnostic[] {
  const lines = source.split(/\r?\n/);
  const notes = proofNotes(source);
  const used = new Set<ProofNote>();
  const diagnostics = texts.flatMap(({ text, section, line }) => {
    const found = read(text, [], section);
    if (!found.length) return [];
    const first = line() ?? 1;
    const places = [first, ...found.map(({ word }) => placeOf(word, lines, first).line)];
    const near = notes.filter((note) => places.includes(note.line) || places.includes(note.line + 1));
    for (const note of near) if (text.includes(note.phrase)) used.add(note);
    const allowed = near.map(({ phrase }) => phrase);
    return read(text, allowed, section).map(({ word, message, severity }) => ({
      file,
      ...placeOf(word, lines, first),
      message,
      severity,
    }));
  });
  const useless = notes
    .filter((note) => !used.has(note))
    .map(({ line, phrase }): Diagnostic => {
      const message = `“${phrase}”没有要校对的地方，这条说明可以删去`;
      return { file, line, column: 1, message, severity: 'warning' };
    });
  return [...diagnostics, ...useless];
}

async function proofFiles(newsFolder: string): Promise<ProofFile[]> {
  const { sharedCopy } = await loadContent<{ sharedCopy: Values }>(SHARED_COPY);
  const modules = contentFiles().filter((file) => file !== DICTIONARY);
  const files = [...modules, ...articleFiles(newsFolder), ANNOUNCEMENTS].map(async (file) => {
    const source = readText(file);
    if (file.endsWith('.ts')) return { file, source, texts: await moduleTexts(file, source) };
    return {
      file,
      source,
      texts: file.endsWith('.md') ? articleTexts(source, sharedCopy) : jsonTexts(source),
    };
  });
  return Promise.all(files);
}

export async function proofreadingDiagnostics(newsFolder = 'content/news') {
  const { proofreading } = await loadContent<{ proofreading: Proofreading }>(DICTIONARY);
  const read = proofreader(proofreading);
  return (await proofFiles(newsFolder)).flatMap((file) => proofDiagnostics(file, read));
}
