import { chinaDay } from '@/lib/content/chinaDay';
import { checkEnquiry, isEmail, isPhone } from '@/lib/enquiry/checkEnquiry';
import { EMPTY_VALUES } from '@/lib/enquiry/fields';

const TODAY = '2026-11-22';
const whole = { ...EMPTY_VALUES, scene: 'agriculture', place: '汉寿县', name: '张三', phone: '13800000000' };
const check = (fields: Partial<typeof whole>, consent = true) =>
  checkEnquiry({ ...whole, ...fields }, consent, TODAY);

test('a complete form has no problems, and one way of contact is enough', () => {
  expect(check({})).toEqual({});
  expect(check({ phone: '', email: 'a@b.cn' })).toEqual({});
});

test('an empty form reports all required fields in order', () => {
  const found = checkEnquiry(EMPTY_VALUES, false, TODAY);
  expect(Object.entries(found)).toEqual([
    ['scene', 'notChosen'],
    ['place', 'missing'],
    ['name', 'missing'],
    ['phone', 'noContact'],
    ['consent', 'noConsent'],
  ]);
});

test.each<[Partial<typeof whole>, object]>([
  [{ scene: 'nothing' }, { scene: 'notChosen' }],
  [{ place: ' \u200B\u202E ' }, { place: 'missing' }],
  [{ place: '字'.repeat(61) }, { place: 'tooLong' }],
  [{ size: '一百二十亩，或者 -5' }, {}],
  [{ size: '9'.repeat(201) }, { size: 'tooLong' }],
  [{ crop: '字'.repeat(101) }, { crop: 'tooLong' }],
  [{ scene: 'other', crop: '字'.repeat(101) }, {}],
  [{ onSite: '字'.repeat(10_000) }, { onSite: 'tooLong' }],
  [{ date: '2026-11-21' }, { date: 'tooEarly' }],
  [{ date: '2026-11-22' }, {}],
  [{ phone: '123' }, { phone: 'notAPhone' }],
  [{ email: 'a@b' }, { email: 'notAnEmail' }],
])('%j: %j', (fields, problems) => {
  expect(check(fields)).toEqual(problems);
});

test.each([
  ['13800000000', true],
  ['+86 138-0000-0000', true],
  ['１３８００００００００', true],
  ['（0731）88888888 转 801', true],
  ['8888888', true],
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
  expect(isEmail(text)).toBe(isRight);
});

test('the day in China begins at 16:00 UTC', () => {
  expect(chinaDay(Date.UTC(2026, 10, 22, 15, 59))).toBe('2026-11-22');
  expect(chinaDay(Date.UTC(2026, 10, 22, 16, 0))).toBe('2026-11-23');
});
