import { enquiry } from '@/content/enquiry';
import { enquiryMail, enquiryText, MAILTO_MAX } from '@/lib/enquiry/enquiryText';
import { EMPTY_VALUES } from '@/lib/enquiry/fields';

const { messages } = enquiry;
const typed = {
  ...EMPTY_VALUES,
  scene: 'agriculture',
  place: '湖南省 汉寿县',
  size: '１２０-150 亩',
  crop: '晚稻',
  date: '2026-12-01',
  onSite: '地头通车\n\n东侧有高压线',
  name: '张三',
  phone: '138 0000 0000',
};
const BOX = 'contact@qionglu.example';

test('the text lists every field as it was typed', () => {
  expect(enquiryText(typed, messages)).toBe(
    [
      '【需求单】',
      '场景：农业植保',
      '地点：湖南省 汉寿县',
      '面积：１２０-150 亩',
      '期望日期：2026-12-01',
      '作物与药肥：晚稻',
      '现场情况：地头通车\n东侧有高压线',
      '姓名或农场：张三',
      '手机号：138 0000 0000',
      messages.text.consent,
    ].join('\n'),
  );
});

test('invisible and bidirectional characters are removed from the text', () => {
  const text = enquiryText({ ...typed, name: '张\u202E三\u200B\r\n手机号：110 $& <b>' }, messages);
  expect(text).toContain('姓名或农场：张三 手机号：110 $& <b>\n手机号：138 0000 0000');
});

test('no typed text adds a recipient or a header to the mail', () => {
  const hostile = 'x\r\nBcc: thief@y.cn&cc=thief@y.cn?to=thief@y.cn#\uD800';
  const { href, isWhole } = enquiryMail(BOX, { ...typed, place: hostile, name: hostile }, messages);
  const url = new URL(href);
  expect(isWhole).toBe(true);
  expect(url.pathname).toBe(BOX);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).not.toMatch(/[\r\n]/);
  expect(url.hash).toBe('');
  expect(href.split('?')[1]).toMatch(/^subject=[\w.~!*'()%-]*&body=[\w.~!*'()%-]*$/);
});

test('a mail too long for a link asks the visitor to paste the text', () => {
  const { href, isWhole } = enquiryMail(BOX, { ...typed, onSite: '字'.repeat(500) }, messages);
  expect(isWhole).toBe(false);
  expect(href.length).toBeLessThan(MAILTO_MAX);
  expect(new URL(href).searchParams.get('body')).toBe(messages.mail.paste);
});
