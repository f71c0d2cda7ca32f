/** @jest-environment node */
import { readMailbox, readPhone } from '@/lib/enquiry/contact';

test.each([
  ['13800000000', '13800000000'],
  ['138 0000 0000', '13800000000'],
  ['138-0000-0000', '13800000000'],
  ['+86 138 0000 0000', '13800000000'],
  ['008613800000000', '13800000000'],
  ['１３８００００００００', '13800000000'],
  ['400-800-1234', '4008001234'],
  ['010-88888888', '010-88888888'],
  ['0731 8888 8888', '0731-88888888'],
  ['（0731）88888888', '0731-88888888'],
  ['+86 731 8888 8888', '0731-88888888'],
  ['0746-6388888 转 801', '0746-6388888-801'],
  ['0731—88888888', '0731-88888888'],
])('“%s” is the number %s', (text, number) => {
  expect(readPhone(text)).toBe(number);
});

test.each([
  '1380000000',
  '138000000000',
  '12800000000',
  '88888888',
  '731-88888888',
  'abc',
  '',
  '13800000000\r\nBcc: x',
])('“%s” is no number', (text) => {
  expect(readPhone(text)).toBeNull();
});

test.each([
  ['a@b.cn', 'a@b.cn'],
  [' zhang.san+farm@mail.example.com ', 'zhang.san+farm@mail.example.com'],
  ['ａ＠ｂ．ｃｎ', 'a@b.cn'],
  ['a@b。cn', 'a@b.cn'],
])('“%s” is the mailbox %s', (text, mailbox) => {
  expect(readMailbox(text)).toBe(mailbox);
});

test.each([
  'a',
  'a@b',
  '@b.cn',
  'a@b..cn',
  'a b@c.cn',
  'a@b.cn, c@d.cn',
  'a@b.cn\r\nBcc: x@y.cn',
  `${'a'.repeat(300)}@b.cn`,
])('“%.30s” is no mailbox', (text) => {
  expect(readMailbox(text)).toBeNull();
});
