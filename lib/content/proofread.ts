import type { Problem } from '@/lib/content/problem';
import type { ProofRule, Proofreading } from '@/lib/schema/proofreading';

export type Remark = { word: string; message: string; severity: Problem['severity'] };

type Range = { start: number; end: number };

/** Titles as issued, and what is quoted; a word or two in quotation marks is no quotation. */
const QUOTED = /《[^》]*》|“[^”]{8,}”/g;

function rangesOf(pattern: RegExp, text: string): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}

function rangesOfPhrase(phrase: string, text: string): Range[] {
  const starts = text.split(phrase).slice(0, -1);
  let start = -phrase.length;
  return starts.map((before) => {
    start += phrase.length + before.length;
    return { start, end: start + phrase.length };
  });
}

function covers(outer: Range, inner: Range) {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isWithin(outer: Range, inner: Range) {
  return outer.start < inner.start && inner.end < outer.end;
}

function wordsFound({ word, except, needs }: ProofRule, text: string, allowed: readonly string[]) {
  const found = rangesOf(new RegExp(word, 'gu'), text);
  if (!found.length || (needs.length && needs.every((each) => text.includes(each)))) return [];
  const quoted = rangesOf(QUOTED, text);
  const excused = [...except, ...allowed].flatMap((phrase) => rangesOfPhrase(phrase, text));
  const words = found
    .filter((range) => !quoted.some((quotation) => isWithin(quotation, range)))
    .filter((range) => !excused.some((phrase) => covers(phrase, range)))
    .map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)];
}

/** What a proof-reader says of a paragraph; the allowed phrases stand for a reason that the editor gave. */
export function proofread(
  text: string,
  { forbidden, preferred }: Proofreading,
  allowed: readonly string[] = [],
): Remark[] {
  const remarks = (rules: readonly ProofRule[], severity: Remark['severity'], law: string) =>
    rules.flatMap((rule) =>
      wordsFound(rule, text, allowed).map((word) => ({
        word,
        message: `${law}“${word}”：${rule.instead}`,
        severity,
      })),
    );
  return [...remarks(forbidden, 'error', '广告法不许这样说'), ...remarks(preferred, 'warning', '')];
}
