import { type EnquiryAmountProblem, readEnquiryAmount } from '@/lib/enquiry/amount';
import { readMailbox, readPhone } from '@/lib/enquiry/contact';
import { readDay } from '@/lib/enquiry/day';
import {
  type AmountField,
  type Asked,
  amountsOf,
  type Field,
  isScene,
  type Typed,
} from '@/lib/enquiry/enquiry';
import { plainLine, plainParagraphs } from '@/lib/notices/harmlessText';

export type Problem =
  | EnquiryAmountProblem
  | 'missing'
  | 'notChosen'
  | 'tooLong'
  | 'notADay'
  | 'past'
  | 'notAPhone'
  | 'notAMailbox'
  | 'noContact'
  | 'noConsent';
export type Problems = Partial<Record<Asked, Problem>>;

/** In letters. */
export const LONGEST: Partial<Record<Field, number>> = { place: 60, site: 500, name: 40 };

/** What was written, without what cannot be seen, however long it is. */
export function plainText(field: Field, text: string) {
  const plain = field === 'site' ? plainParagraphs : plainLine;
  return plain(text, Number.POSITIVE_INFINITY);
}

export function letters(field: Field, text: string) {
  return [...plainText(field, text)].length;
}

function textProblem(field: Field, text: string, required: boolean): Problem | undefined {
  const length = letters(field, text);
  if (!length) return required ? 'missing' : undefined;
  return length > (LONGEST[field] ?? length) ? 'tooLong' : undefined;
}

function amountProblem(field: AmountField, text: string): Problem | undefined {
  if (!plainText(field, text)) return undefined;
  const amount = readEnquiryAmount(field, text);
  return 'problem' in amount ? amount.problem : undefined;
}

function dateProblem(text: string, today: string): Problem | undefined {
  if (!text.trim()) return undefined;
  const day = readDay(text);
  if (!day) return 'notADay';
  return day < today ? 'past' : undefined;
}

function contactProblems({ phone, mailbox }: Typed): Problems {
  const [hasPhone, hasMailbox] = [plainText('phone', phone), plainText('mailbox', mailbox)];
  return {
    phone: hasPhone && !readPhone(hasPhone) ? 'notAPhone' : hasPhone || hasMailbox ? undefined : 'noContact',
    mailbox: hasMailbox && !readMailbox(hasMailbox) ? 'notAMailbox' : undefined,
  };
}

/** What is wrong with each field, in the order of the form; `today` is China's. */
export function checkEnquiry(typed: Typed, consent: boolean, today: string): Problems {
  const found: Problems = {
    scene: isScene(typed.scene) ? undefined : 'notChosen',
    province: typed.province ? undefined : 'notChosen',
    place: textProblem('place', typed.place, true),
    ...Object.fromEntries(amountsOf(typed.scene).map((field) => [field, amountProblem(field, typed[field])])),
    date: dateProblem(typed.date, today),
    site: textProblem('site', typed.site, false),
    name: textProblem('name', typed.name, true),
    ...contactProblems(typed),
    consent: consent ? undefined : 'noConsent',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
