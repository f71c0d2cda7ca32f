import { publishedAnnouncements, publishedBanners, secureApiServers } from '@/lib/content/publishedLists';
import { workInEmptyFolder, writeFile } from '@/lib/test/temporaryFolder';

workInEmptyFolder();

const READERS = { anno: publishedAnnouncements, banner: publishedBanners, boce: secureApiServers };

function read(name: keyof typeof READERS, text: string) {
  writeFile(`public/${name}.json`, text);
  return READERS[name]();
}

test('a good file is read as in the browser, with or without a byte-order mark', () => {
  expect(read('anno', '\uFEFF[{"title":" 公告 ","url":""}]')).toEqual([{ title: '公告' }]);
  expect(read('banner', '[{"pic":"/a.jpg","url":"/about/"}]')).toEqual([{ pic: '/a.jpg', url: '/about/' }]);
  expect(read('banner', '[]')).toEqual([]);
  expect(read('boce', '\uFEFF{"domains":["http://b.test","https://a.test/api/"]}')).toEqual([
    'https://a.test/api',
  ]);
  expect(read('boce', '{"domains":[]}')).toEqual([]);
});

test.each([
  ['anno', '[{"title":"x"},]', '：不是有效的 JSON'],
  ['anno', '{"title":"x"}', ' （整个文件）：应为列表'],
  ['anno', '[{"title":"x"},{"titel":"x"}]', ' [1].title：缺少此项'],
  ['anno', '[{"title":"\u3164 \u2800"}]', ' [0].title：不能为空'],
  ['anno', '[{"title":"x"},7]', ' [1]：应为一组字段'],
  ['anno', '[{"title":"x","url":"javascript:alert(1)"}]', ' [0].url：应为 http'],
  ['anno', '[{"title":"x","date":"2026-02-30"}]', ' [0].date：应为日期'],
  ['anno', JSON.stringify([{ title: '长'.repeat(81) }]), ' [0].title：不能超过 80 个字，现在 81 个'],
  ['anno', JSON.stringify(Array(51).fill({ title: 'x' })), '最多 50 项，现在 51 项'],
  ['banner', '[{"url":"/about/"}]', ' [0].pic：缺少此项'],
  ['boce', '["https://a.test"]', ' （整个文件）：应写作'],
  ['boce', '{"domain":["https://a.test"]}', ' domains：缺少此项，应为列表'],
  ['boce', '{"domains":["https://a.test","a.test"]}', ' domains[1]：应为 https'],
  ['boce', JSON.stringify({ domains: Array(13).fill('https://a.test') }), '最多 12 项，现在 13 项'],
] as const)('%s.json stops the build and says why: %.40j', (name, text, message) => {
  expect(() => read(name, text)).toThrow(message);
  expect(() => read(name, text)).toThrow(`public/${name}.json`);
});
