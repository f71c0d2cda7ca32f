/** @jest-environment node */
import { checkCandidates, publishedAnnouncements, publishedBanners } from '@/lib/content/publishedLists';
import { workInEmptyFolder, writeFile } from '@/lib/test/workFolder';

workInEmptyFolder();

function announcements(text: string) {
  writeFile('public/anno.json', text);
  return publishedAnnouncements();
}

function banners(text: string) {
  writeFile('public/banner.json', text);
  return publishedBanners();
}

test('a good file is read as the browser reads it, with or without a byte-order mark', () => {
  expect(announcements('\uFEFF[{"title":" 公告 ","url":""}]')).toEqual([{ title: '公告' }]);
  expect(banners('[{"pic":"/a.jpg","url":"/about/"}]')).toEqual([{ pic: '/a.jpg', url: '/about/' }]);
  expect(banners('[]')).toEqual([]);
});

test.each([
  ['[{"title":"x"},]', /public\/anno\.json：不是有效的 JSON/],
  ['{"title":"x"}', /public\/anno\.json：应为列表/],
  ['[{"title":"x"},{"titel":"x"},7]', /\[1\]：应有 title[\s\S]*\[2\]：应有 title/],
  ['[{"title":"x","url":"javascript:alert(1)"}]', /\[0\]\.url：应为 http/],
  [JSON.stringify(Array(51).fill({ title: 'x' })), /最多 50 条，现有 51 条/],
])('the announcements %.40j stop the build and say why', (text, message) => {
  expect(() => announcements(text)).toThrow(message);
});

test('a banner without a picture stops the build', () => {
  expect(() => banners('[{"url":"/about/"}]')).toThrow(/public\/banner\.json \[0\]：应有 pic/);
});

test('a missing file stops the build', () => {
  expect(() => publishedBanners()).toThrow(/public\/banner\.json/);
});

function candidates(text: string) {
  writeFile('public/boce.json', text);
  checkCandidates();
}

test('good candidate lines, or none, are left alone', () => {
  candidates('\uFEFF{"domains":["https://a.test/api"]}');
  candidates('{"domains":[]}');
});

test.each([
  ['["https://a.test"]', /public\/boce\.json：应写作/],
  ['{"domain":["https://a.test"]}', /public\/boce\.json：应写作/],
  ['{"domains":["https://a.test","a.test"]}', /public\/boce\.json domains\[1\]：应为 https/],
  [JSON.stringify({ domains: Array(13).fill('https://a.test') }), /最多 12 条，现有 13 条/],
])('the candidate lines %.40j stop the build and say why', (text, message) => {
  expect(() => candidates(text)).toThrow(message);
});
