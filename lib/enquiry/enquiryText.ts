import { plainText } from '@/lib/enquiry/check';
import { type Field, fieldsOf, isScene, type Typed } from '@/lib/enquiry/enquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';

/** A browser on Windows does nothing with a longer mailto: 2048 characters. */
export const MAILTO_MAX = 1900;

function said(field: Field, typed: Typed, words: EnquiryWords) {
  const plain = plainText(field, typed[field]);
  return field === 'scene' && isScene(plain) ? words.scenes[plain] : plain;
}

export function enquiryText(typed: Typed, words: EnquiryWords) {
  const lines = fieldsOf(typed.scene).map((field) => {
    const value = said(field, typed, words);
    const { label } = words.fields[field];
    return value && words.text.line.replace('{label}', label).replace('{value}', () => value);
  });
  return [words.text.title, ...lines.filter(Boolean), words.text.consent].join('\n');
}

/** A letter to the mailbox. Everything is written in per cent signs, so that no text of a visitor becomes a header. */
export function enquiryMail(mailbox: string, typed: Typed, words: EnquiryWords) {
  const subject = words.mail.subject
    .replace('{scene}', said('scene', typed, words))
    .replace('{place}', () => said('place', typed, words));
  const letter = (body: string) =>
    `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const whole = letter(enquiryText(typed, words));
  const isWhole = whole.length <= MAILTO_MAX;
  return { href: isWhole ? whole : letter(words.mail.paste), isWhole };
}
