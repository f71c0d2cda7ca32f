import { type Field, type FieldName, type FormValues, fieldsOf, fieldWords } from '@/lib/enquiry/fields';
import { isScene } from '@/lib/scenes';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import { fill } from '@/lib/text/fill';
import { sanitizeLine, sanitizeParagraphs } from '@/lib/text/sanitizeText';

export type Problem = keyof EnquiryMessages['problems'];
export type Problems = Partial<Record<FieldName, Problem>>;

export function plainText(field: Field, text: string) {
  const plain = field === 'onSite' ? sanitizeParagraphs : sanitizeLine;
  return plain(text, Number.POSITIVE_INFINITY);
}

const countLetters = (field: Field, text: string) => [...plainText(field, text)].length;

const EMAIL = /^[^\s@]+@[^\s@]+[.。][^\s@]+$/;
/** Looser than the message asks (`notAPhone` in content/enquiry.ts): a landline may lack its area code. */
const DIGITS = { min: 7, max: 20 };

export function isPhone(text: string) {
  const { length } = text.normalize('NFKC').replace(/\D/g, '');
  return length >= DIGITS.min && length <= DIGITS.max;
}

export const isEmail = (text: string) => EMAIL.test(text.normalize('NFKC').trim());

type Rule = {
  /** The problem of an empty field; a field without one is optional. */
  ifEmpty?: Problem;
  maxLetters?: number;
  /** The problem of a value, and its test; `today` is the date in China. */
  invalid?: readonly [Problem, (text: string, today: string) => boolean];
};

const RULES: Record<Field, Rule> = {
  scene: { ifEmpty: 'notChosen', invalid: ['notChosen', (text) => !isScene(text)] },
  place: { ifEmpty: 'missing', maxLetters: 60 },
  size: { maxLetters: 200 },
  date: { invalid: ['tooEarly', (text, today) => text < today] },
  crop: { maxLetters: 100 },
  onSite: { maxLetters: 500 },
  name: { ifEmpty: 'missing', maxLetters: 40 },
  phone: { ifEmpty: 'noContact', invalid: ['notAPhone', (text) => !isPhone(text)] },
  email: { invalid: ['notAnEmail', (text) => !isEmail(text)] },
};

/** A phone number is not required, because an email address will do. */
export const isRequired = (field: Field) => field !== 'phone' && Boolean(RULES[field].ifEmpty);

function problemOf(field: Field, values: FormValues, today: string): Problem | undefined {
  const { ifEmpty, maxLetters, invalid } = RULES[field];
  const length = countLetters(field, values[field]);
  const hasEmail = field === 'phone' && countLetters('email', values.email) > 0;
  if (!length) return hasEmail ? undefined : ifEmpty;
  if (maxLetters && length > maxLetters) return 'tooLong';
  const [problem, isWrong] = invalid ?? [];
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
  const max = RULES[name].maxLetters ?? 0;
  const n = countLetters(name, values[name]);
  return fill(messages.problems[problem], {
    label: fieldWords(name, values.scene, messages).label,
    max,
    n,
    over: n - max,
  });
}
