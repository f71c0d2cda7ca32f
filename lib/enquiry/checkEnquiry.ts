import { type Field, type FieldName, type FormValues, fieldsOf, isScene } from '@/lib/enquiry/enquiry';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import { sanitizeLine, sanitizeParagraphs } from '@/lib/text/sanitizeText';

const CHINA_AHEAD_MS = 8 * 3_600_000;

/** The day in China, where there is no summer time; not by Intl, which some old kernels have without its data. */
export function chinaDay(timestamp: number) {
  return new Date(timestamp + CHINA_AHEAD_MS).toISOString().slice(0, 10);
}

type Problem = keyof EnquiryMessages['problems'];
export type Problems = Partial<Record<FieldName, Problem>>;

const MAX_LETTERS: Partial<Record<Field, number>> = { place: 60, size: 200, crop: 100, site: 500, name: 40 };

export function plainText(field: Field, text: string) {
  const plain = field === 'site' ? sanitizeParagraphs : sanitizeLine;
  return plain(text, Number.POSITIVE_INFINITY);
}

function countLetters(field: Field, text: string) {
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

const REQUIRED: Problems = { scene: 'notChosen', place: 'missing', name: 'missing', phone: 'noContact' };

/** The problem of a value, and its test; `today` is the date in China. */
const INVALID: Partial<Record<Field, readonly [Problem, (text: string, today: string) => boolean]>> = {
  scene: ['notChosen', (text) => !isScene(text)],
  date: ['past', (text, today) => text < today],
  phone: ['notAPhone', (text) => !isPhone(text)],
  mailbox: ['notAMailbox', (text) => !isMailbox(text)],
};

function problemOf(field: Field, values: FormValues, today: string): Problem | undefined {
  const length = countLetters(field, values[field]);
  const hasMailbox = field === 'phone' && countLetters('mailbox', values.mailbox) > 0;
  if (!length) return hasMailbox ? undefined : REQUIRED[field];
  if (length > (MAX_LETTERS[field] ?? length)) return 'tooLong';
  const [problem, isWrong] = INVALID[field] ?? [];
  return isWrong?.(values[field], today) ? problem : undefined;
}

export function checkEnquiry(values: FormValues, consent: boolean, today: string): Problems {
  const found = fieldsOf(values.scene).map((field) => [field, problemOf(field, values, today)]);
  const all = [...found, ['consent', consent ? undefined : 'noConsent']];
  return Object.fromEntries(all.filter(([, problem]) => problem));
}

export function problemText(
  name: FieldName,
  problem: Problem,
  values: FormValues,
  messages: EnquiryMessages,
) {
  if (name === 'consent') return messages.problems[problem];
  const max = MAX_LETTERS[name] ?? 0;
  const n = countLetters(name, values[name]);
  return messages.problems[problem]
    .replace('{label}', messages.fields[name].label)
    .replace('{max}', String(max))
    .replace('{n}', String(n))
    .replace('{over}', String(n - max));
}
