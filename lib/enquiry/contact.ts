const MOBILE = /^(?:(?:\+|00)?86[ -]?)?(1[3-9]\d(?:[ -]?\d){8})$/;
const SERVICE = /^([48]00(?:[ -]?\d){7})$/;
const LANDLINE =
  /^(?:(?:\+|00)86[ -]?\(?0?|\(?0)(10|2\d|[3-9]\d{2})\)?[ -]?([2-8]\d{2,3}[ -]?\d{4})(?:(?:-| ?转 ?| ?# ?)(\d{1,6}))?$/;
const MAILBOX = /^[^\s@<>()[\]",:;\\]{1,64}@[^\s@<>()[\]",:;\\.]+(?:\.[^\s@<>()[\]",:;\\.]+)+$/;
const LONGEST_MAILBOX = 254;

function digits(text: string) {
  return text.replace(/\D/g, '');
}

/** A number of the mainland, mobile, landline or 400, in the form to be dialled; null where it is none. */
export function readPhone(text: string) {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u30FC]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const [, direct] = MOBILE.exec(plain) ?? SERVICE.exec(plain) ?? [];
  if (direct) return digits(direct);
  const [, area, local, extension] = LANDLINE.exec(plain) ?? [];
  if (!area || !local) return null;
  return `0${digits(area)}-${digits(local)}${extension ? `-${extension}` : ''}`;
}

/** A mailbox; null where the text is none. */
export function readMailbox(text: string) {
  const plain = text.normalize('NFKC').replace(/。/g, '.').trim();
  return plain.length <= LONGEST_MAILBOX && MAILBOX.test(plain) ? plain : null;
}
