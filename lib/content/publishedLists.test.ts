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
  ['{"title":"x"}', /public\/anno\.json （整个文件）：应为列表/],
  ['[{"title":"x"},{"titel":"x"},7]', /\[1\]\.title：缺少此项[\s\S]*\[2\]：应为一组字段/],
  ['[{"title":"x","url":"javascript:alert(1)"}]', /\[0\]\.url：应为 http/],
  ['[{"title":"x","date":"2026-02-30"}]', /\[0\]\.date：应为日期/],
  [JSON.stringify([{ title: '长'.repeat(81) }]), /\[0\]\.title：不能超过 80 个字，现在 81 个/],
  [JSON.stringify(Array(51).fill({ title: 'x' })), /最多 50 项，现在 51 项/],
])('the announcements %.40j stop the build and say why', (text, message) => {
  expect(() => announcements(text)).toThrow(message);
});

test('a banner without a picture stops the build', () => {
  expect(() => banners('[{"url":"/about/"}]')).toThrow(/public\/banner\.json \[0\]\.pic：缺少此项/);
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
  ['["https://a.test"]', /public\/boce\.json （整个文件）：应写作/],
  ['{"domain":["https://a.test"]}', /public\/boce\.json domains：缺少此项，应为列表/],
  ['{"domains":["https://a.test","a.test"]}', /public\/boce\.json domains\[1\]：应为 https/],
  [JSON.stringify({ domains: Array(13).fill('https://a.test') }), /domains：最多 12 项，现在 13 项/],
])('the candidate lines %.40j stop the build and say why', (text, message) => {
  expect(() => candidates(text)).toThrow(message);
});
