/** @jest-environment node */
import { isMailbox, isPhone } from '@/lib/enquiry/contact';

test.each([
  ['13800000000', true],
  ['+86 138-0000-0000', true],
  ['１３８００００００００', true],
  ['（0731）88888888 转 801', true],
  ['138000', false],
  ['1'.repeat(21), false],
  ['abc', false],
])('whether “%s” can be dialled: %s', (text, isRight) => {
  expect(isPhone(text)).toBe(isRight);
});

test.each([
  ['zhang.san+farm@mail.example.com', true],
  ['ａ＠ｂ。ｃｎ', true],
  ['a@b', false],
  ['@b.cn', false],
  ['a b@c.cn', false],
  ['a@b.cn, c@d.cn', false],
])('whether “%s” can be written to: %s', (text, isRight) => {
  expect(isMailbox(text)).toBe(isRight);
});
