import { type Asked, type Field, fieldsOf, isScene, type Typed } from '@/lib/enquiry/enquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import { sanitizeLine, sanitizeParagraphs } from '@/lib/text/sanitizeText';

const CHINA_AHEAD_MS = 8 * 3_600_000;

/** The day in China, where there is no summer time; not by Intl, which some old kernels have without its data. */
export function chinaDay(timestamp: number) {
  return new Date(timestamp + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}

type Problem = keyof EnquiryWords['problems'];
export type Problems = Partial<Record<Asked, Problem>>;

const LONGEST: Partial<Record<Field, number>> = {
  place: 60,
  size: 200,
  crop: 100,
  site: 500,
  name: 40,
};

export function plainText(field: Field, text: string) {
  const plain = field === 'site' ? sanitizeParagraphs : sanitizeLine;
  return plain(text, Number.POSITIVE_INFINITY);
}

function letters(field: Field, text: string) {
  return [...plainText(field, text)].length;
}

const MAILBOX = /^[^\s@]+@[^\s@]+[.。][^\s@]+$/;
const DIGITS = { min: 7, max: 20 };

export function isPhone(text: string) {
  const { length } = text.normalize('NFKC').replace(/\D/g, '');
  return length >= DIGITS.min && length <= DIGITS.max;
}

export function isMailbox(text: string) {
  return MAILBOX.test(text.normalize('NFKC').trim());
}

const MISSING: Problems = { scene: 'notChosen', place: 'missing', name: 'missing', phone: 'noContact' };

/** What is wrong with what is written, and when; `today` is China's. */
const WRONG: Partial<Record<Field, readonly [Problem, (text: string, today: string) => boolean]>> = {
  scene: ['notChosen', (text) => !isScene(text)],
  date: ['past', (text, today) => text < today],
  phone: ['notAPhone', (text) => !isPhone(text)],
  mailbox: ['notAMailbox', (text) => !isMailbox(text)],
};

function problemOf(field: Field, typed: Typed, today: string): Problem | undefined {
  const length = letters(field, typed[field]);
  if (!length) return field === 'phone' && letters('mailbox', typed.mailbox) ? undefined : MISSING[field];
  if (length > (LONGEST[field] ?? length)) return 'tooLong';
  const [problem, isWrong] = WRONG[field] ?? [];
  return isWrong?.(typed[field], today) ? problem : undefined;
}

export function checkEnquiry(typed: Typed, consent: boolean, today: string): Problems {
  const found = fieldsOf(typed.scene).map((field) => [field, problemOf(field, typed, today)]);
  const all = [...found, ['consent', consent ? undefined : 'noConsent']];
  return Object.fromEntries(all.filter(([, problem]) => problem));
}

export function problemText(asked: Asked, problem: Problem, typed: Typed, words: EnquiryWords) {
  if (asked === 'consent') return words.problems[problem];
  const max = LONGEST[asked] ?? 0;
  const n = letters(asked, typed[asked]);
  const values: Record<string, string | number> = { label: words.fields[asked].label, n, over: n - max, max };
  return words.problems[problem].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
