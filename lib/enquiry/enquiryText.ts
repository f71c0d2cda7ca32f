import { plainText } from '@/lib/enquiry/checkEnquiry';
import { type Field, type FormValues, fieldsOf, fieldWords } from '@/lib/enquiry/fields';
import { isScene } from '@/lib/scenes';
import type { EnquiryMessages } from '@/lib/schema/enquiry';
import { fill } from '@/lib/text/fill';

/** Browsers on Windows ignore a mailto: of more than 2048 characters. */
export const MAILTO_MAX = 1900;

function displayValue(field: Field, values: FormValues, messages: EnquiryMessages) {
  const plain = plainText(field, values[field]);
  return field === 'scene' && isScene(plain) ? messages.scenes[plain] : plain;
}

export function enquiryText(values: FormValues, messages: EnquiryMessages) {
  const lines = fieldsOf(values.scene).map((field) => {
    const value = displayValue(field, values, messages);
    const { label } = fieldWords(field, values.scene, messages);
    return value && fill(messages.text.line, { label, value });
  });
  return [messages.text.title, ...lines.filter(Boolean), messages.text.consent].join('\n');
}

/** A mailto: link. All text is percent-encoded, so that none of it becomes a mail header. */
export function enquiryMail(email: string, values: FormValues, messages: EnquiryMessages) {
  const subject = fill(messages.mail.subject, {
    scene: displayValue('scene', values, messages),
    place: displayValue('place', values, messages),
  });
  const letter = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  const whole = letter(enquiryText(values, messages));
  const isWhole = whole.length <= MAILTO_MAX;
  return { href: isWhole ? whole : letter(messages.mail.paste), isWhole };
}
