import { ANNOUNCEMENT_MAX, ANNOUNCEMENTS_MAX, readAnnouncements } from '@/lib/announcements/announcements';
import { BANNERS_MAX, readBanners } from '@/lib/announcements/banners';

const json = (text: string): unknown => JSON.parse(text);

test('an announcement keeps its five fields and drops all others', () => {
  const words = { title: '公告', content: '第一段\n第二段', action: '立即查看' };
  const entry = { ...words, url: '/about/', date: '2026-07-01' };
  expect(readAnnouncements([{ ...entry, html: '<script>' }])).toEqual([entry]);
});

test('one bad entry is dropped and the rest kept', () => {
  const list = [null, 7, '公告', [], {}, { title: '' }, { title: ' \u200B ' }, { title: 5 }, { title: '好' }];
  expect(readAnnouncements(list)).toEqual([{ title: '好' }]);
  expect(readAnnouncements([])).toEqual([]);
});

test.each([
  ['no list', json('{"title":"x"}')],
  ['null', null],
  ['a text', 'x'],
  ['a list without a good entry', [{ name: 'x' }]],
])('%s is rejected as the content of anno.json', (_name, value) => {
  expect(() => readAnnouncements(value)).toThrow(expect.objectContaining({ kind: 'wrongShape' }));
});

test.each([
  ['a script address', { title: '甲', url: 'javascript:alert(1)' }, { title: '甲' }],
  ['an empty address', { title: '甲', url: '' }, { title: '甲' }],
  ['HTML in a title', { title: '<img src=x onerror=alert(1)>' }, { title: '<img src=x onerror=alert(1)>' }],
  ['marks of direction', { title: '\u202Eevil\u2066', content: '\u202Ex' }, { title: 'evil', content: 'x' }],
  ['a day that does not exist', { title: '甲', date: '2026-02-30' }, { title: '甲' }],
  ['a date in another form', { title: '甲', date: '1/7/2026' }, { title: '甲' }],
  ['fields of the wrong type', { title: '甲', url: 1, content: {}, action: [], date: 2026 }, { title: '甲' }],
  ['a prototype key', json('{"title":"甲","__proto__":{"url":"/x/"}}'), { title: '甲' }],
  ['a constructor key', json('{"title":"甲","constructor":{"prototype":{"bad":1}}}'), { title: '甲' }],
])('hostile content (%s) is dropped or shown as text', (_name, entry, expected) => {
  expect(readAnnouncements([entry])).toEqual([expected]);
  expect(({} as Record<string, unknown>).bad).toBeUndefined();
});

test('lists and texts are cut to their limits', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => ({ title: `公告${index}` }));
  expect(readAnnouncements(list)).toHaveLength(ANNOUNCEMENTS_MAX);
  const [long] = readAnnouncements([{ title: '长'.repeat(100_000), content: '长'.repeat(100_000) }]);
  expect([...(long?.title ?? '')]).toHaveLength(ANNOUNCEMENT_MAX.title);
  expect([...(long?.content ?? '')]).toHaveLength(ANNOUNCEMENT_MAX.content);
});

test('a banner needs a picture that may be loaded; its address is optional', () => {
  const list = [
    { pic: '/pictures/a.jpg', url: '' },
    { pic: 'https://a.example/b.jpg', url: 'https://a.example/' },
    { pic: '/pictures/c.jpg', url: 'javascript:alert(1)' },
    { pic: 'javascript:alert(1)' },
    { pic: 'data:image/png;base64,x' },
    { url: '/about/' },
    'x',
  ];
  expect(readBanners(list)).toEqual([
    { pic: '/pictures/a.jpg' },
    { pic: 'https://a.example/b.jpg', url: 'https://a.example/' },
    { pic: '/pictures/c.jpg' },
  ]);
  expect(readBanners(Array(99).fill({ pic: '/a.jpg' }))).toHaveLength(BANNERS_MAX);
  expect(readBanners([])).toEqual([]);
  expect(() => readBanners([{ pic: '' }])).toThrow();
});
