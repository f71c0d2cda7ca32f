import { MAILTO_MAX } from '@/lib/constants';
import { readEnquiryAmount } from '@/lib/enquiry/amount';
import { plainText } from '@/lib/enquiry/check';
import { readMailbox, readPhone } from '@/lib/enquiry/contact';
import { readDay } from '@/lib/enquiry/day';
import {
  type AmountField,
  amountsOf,
  FIELDS,
  type Field,
  isAmount,
  isScene,
  type Typed,
} from '@/lib/enquiry/enquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';

/** The amount in the field's own unit; null where there is none that can be read. */
export function amountOf(field: AmountField, text: string) {
  const amount = text ? readEnquiryAmount(field, text) : null;
  return amount && 'value' in amount ? amount : null;
}

/** What a field is understood to say; empty where it says nothing. */
function understood(field: Field, typed: Typed, words: EnquiryWords) {
  const plain = plainText(field, typed[field]);
  if (field === 'scene') return isScene(plain) ? words.scenes[plain] : '';
  if (field === 'date') return readDay(plain) ?? '';
  if (field === 'phone') return readPhone(plain) ?? '';
  if (field === 'mailbox') return readMailbox(plain) ?? '';
  if (!isAmount(field)) return plain;
  const amount = amountsOf(typed.scene).includes(field) && amountOf(field, plain);
  return amount ? `${amount.value} ${words.units[field]}` : '';
}

/** To be pasted into a chat: a line for each field that says something, the place on one. */
export function enquiryText(typed: Typed, words: EnquiryWords) {
  const value = (field: Field) => understood(field, typed, words);
  const place = [value('province'), value('place')].filter(Boolean).join(' ');
  const lines = FIELDS.filter((field) => field !== 'place').map((field) => {
    const said = field === 'province' ? place : value(field);
    const label = field === 'province' ? words.text.place : words.fields[field].label;
    return said && words.text.line.replace('{label}', label).replace('{value}', () => said);
  });
  return [words.text.title, ...lines.filter(Boolean), words.text.consent].join('\n');
}

/** A letter to the mailbox. Everything is written in per cent signs, so that no text of a visitor becomes a header. */
export function enquiryMail(mailbox: string, typed: Typed, words: EnquiryWords) {
  const scene = understood('scene', typed, words);
  const place = plainText('province', typed.province) + plainText('place', typed.place);
  const subject = words.mail.subject.replace('{scene}', scene).replace('{place}', () => place);
  const letter = (body: string) =>
    `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const whole = letter(enquiryText(typed, words));
  const isWhole = whole.length <= MAILTO_MAX;
  return { href: isWhole ? whole : letter(words.mail.paste), isWhole };
}
