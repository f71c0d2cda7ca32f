import type { Diagnostic } from '@/lib/content/diagnostic';
import type { ProofRule, Proofreading } from '@/lib/schema/proofreading';

type WordDiagnostic = Pick<Diagnostic, 'message' | 'severity'> & { word: string };

/** Titles and quotations; a word or two in quotation marks is no quotation. */
const QUOTED = /《[^》]*》|“[^”]{8,}”/g;

function rangesOf(pattern: RegExp, text: string) {
  return [...text.matchAll(pattern)].map(({ 0: match, index: start }) => ({
    start,
    end: start + match.length,
  }));
}

function rangesOfPhrase(phrase: string, text: string) {
  return rangesOf(new RegExp(phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'g'), text);
}

function wordsFound(rule: ProofRule, text: string, allowed: readonly string[], section: string) {
  const { word, except, needs, once } = rule;
  const pattern = new RegExp(word, 'gu');
  const found = rangesOf(pattern, text);
  if (!found.length || (needs.length && needs.every((each) => new RegExp(each, 'u').test(section))))
    return [];
  if (once && rangesOf(pattern, section).length === 1) return [];
  const quoted = rangesOf(QUOTED, text);
  const excused = [...except, ...allowed].flatMap((phrase) => rangesOfPhrase(phrase, text));
  const words = found
    .filter(({ start, end }) => !quoted.some((mark) => mark.start < start && end < mark.end))
    .filter(({ start, end }) => !excused.some((phrase) => phrase.start <= start && end <= phrase.end))
    .map(({ start, end }) => text.slice(start, end));
  return [...new Set(words)];
}

export function proofreader({ forbidden, preferred }: Proofreading) {
  const rules = [
    ...forbidden.map((rule) => ({ rule, severity: 'error' as const, law: '广告法不许这样说' })),
    ...preferred.map((rule) => ({ rule, severity: 'warning' as const, law: '' })),
  ];
  // One pattern of all words finds the many lines that contain none of them.
  const anyWord = new RegExp(rules.map(({ rule }) => `(?:${rule.word})`).join('|') || '(?!)', 'u');

  return (text: string, allowed: readonly string[] = [], section = text): WordDiagnostic[] => {
    if (!anyWord.test(text)) return [];
    return rules.flatMap(({ rule, severity, law }) =>
      wordsFound(rule, text, allowed, section).map((word) => ({
        word,
        message: `${law}“${word}”：${rule.instead}`,
        severity,
      })),
    );
  };
}

/** “校对：最高，引自标准原文” in a comment, or "校对": "最高，引自标准原文" in JSON. */
const NOTE = /校对"?\s*[:：]\s*"?([^，"]+?)，\s*[^\s"*]/;

/** The phrases for which an editor gives a reason. */
export function proofNotes(source: string): { line: number; phrase: string }[] {
  return source.split(/\r?\n/).flatMap((text, index) => {
    const [, phrase] = NOTE.exec(text) ?? [];
    return phrase ? [{ line: index + 1, phrase }] : [];
  });
}
