const MAILBOX = /^[^\s@]+@[^\s@]+[.。][^\s@]+$/;
const DIGITS = { min: 7, max: 20 };

export function isPhone(text: string) {
  const { length } = text.normalize('NFKC').replace(/\D/g, '');
  return length >= DIGITS.min && length <= DIGITS.max;
}

export function isMailbox(text: string) {
  return MAILBOX.test(text.normalize('NFKC').trim());
}
