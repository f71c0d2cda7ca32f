import { readFileSync } from 'node:fs';

/** In characters: lists and clauses stay whole up to these, and no last phrase below SHORT_END stands alone. */
const SHORT_LIST = 14;
const SHORT_CLAUSE = 5;
const SHORT_END = 3;

const ENDS = '，。：；！？”》）';
const clauseEnd = (ends: string) =>
  new RegExp(`(?<=[${ends}])(?![、${ENDS}\u00A0])|(?=（)|(?<=×)(?=\\d)`, 'u');
const CLAUSE_END = clauseEnd(`、${ENDS}`);
const LIST_END = clauseEnd(ENDS);

/** Spaces inside figures, and the one before a footnote's arrow. */
const KEPT_SPACE = /(?<=\d) (?=[\p{Script=Han}a-zA-Z℃%])|(?<=GB|月) (?=\d)|(?<=。) $/gu;
const LETTER = /[\p{L}\p{N}]/gu;
const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;
const OPENING = /^[“《]/u;

/** A range with its unit, such as 50～300 m, and a short end after a mark: there browsers would break the line. */
export const NOWRAP =
  /([\d.]+[～—]\d[\d.]*(?:\u00A0[^\p{Script=Han}，。；、]+)?[，。；、]?|(?:\p{L}{1,5}[、，：；？！])+[\p{L}\p{N}]{1,2}[。；，？！]?\u00A0?$)/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that the segmenter does not know; a character before “…” begins a phrase, one after it ends one. */
const [known, leading, trailing] = readWords();

function readWords() {
  const words = readFileSync('content/words.txt', 'utf8').split(/\s+/).filter(Boolean);
  const marked = (mark: RegExp) => words.filter((word) => mark.test(word)).join('');
  return [
    new RegExp(`(第[一二三四五六七八九十]+[条章款]|${words.sort((a, b) => b.length - a.length).join('|')})`),
    marked(/…$/),
    marked(/^…/),
  ] as const;
}

function wordsOf(clause: string) {
  return clause
    .split(known)
    .flatMap((part, index) => (index % 2 ? part : [...segmenter.segment(part)].map((word) => word.segment)));
}

/** Two words of one character may be one word that the segmenter does not know. */
function mayPart(left: string, right: string) {
  if (!HAN_END.test(left)) return false;
  if (OPENING.test(right)) return true;
  if (!HAN_START.test(right) || leading.includes(left) || trailing.includes(right)) return false;
  return trailing.includes(left) || leading.includes(right) || left.length > 1 || right.length > 1;
}

const joinLast = (phrases: string[]) => [...phrases.slice(0, -2), phrases.slice(-2).join('')];
const lettersIn = (phrase = '') => phrase.match(LETTER)?.length ?? 0;

function split(clause: string, _: number, { length }: string[]) {
  if (length > 1 && clause.length <= SHORT_CLAUSE) return [clause];
  const phrases: string[] = [];
  let last = '';
  for (const word of wordsOf(clause)) {
    const phrase = phrases.pop() ?? '';
    if (phrase.length > 1 && mayPart(last, word)) phrases.push(phrase, word);
    else phrases.push(phrase + word);
    // A figure and its unit are one word.
    last = /\d\u00A0?$/.test(last) ? last + word : word;
  }
  return lettersIn(phrases.at(-1)) > 1 ? phrases : joinLast(phrases);
}

function joinShortEnd(pieces: string[]): string[] {
  const isShort = pieces.length > 1 && lettersIn(pieces.at(-1)) < SHORT_END && !pieces.at(-2)?.endsWith('×');
  return isShort ? joinShortEnd(joinLast(pieces)) : pieces;
}

/** The clauses of a text; a list up to SHORT_LIST is one. */
export function clauses(text: string) {
  const parts = text.split(LIST_END);
  return joinShortEnd(parts.flatMap((part) => (part.length > SHORT_LIST ? part.split(CLAUSE_END) : part)));
}

/** The pieces of a Chinese text between which a line may end. It reads a file, so no client component can call it. */
export function phrases(text: string) {
  return joinShortEnd(text.replace(KEPT_SPACE, '\u00A0').split(CLAUSE_END).flatMap(split));
}
