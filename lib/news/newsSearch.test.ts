import { articleEntries, findArticles } from '@/lib/news/newsSearch';
import { searchFiles } from '@/lib/news/newsSearchIndex';
import { articleWith } from '@/lib/test/articleWith';

const TEXTS = [
  '无人机在田里喷洒农药',
  '机巢里住着一架无人机，机机相连',
  'P60 与 T100 的参数',
  '民用航空法自 2026 年施行',
];

const ARTICLES = TEXTS.map((body, number) =>
  articleWith({ id: `article-${number}`, title: `第 ${number} 篇`, body }),
);

const files = searchFiles(ARTICLES);
let asked: string[];
let broken: boolean;

beforeEach(() => {
  asked = [];
  broken = false;
  global.fetch = jest.fn(async (url) => {
    const name = String(url).split('/').pop() ?? '';
    asked.push(name);
    return { ok: !broken && files.has(name), json: async () => files.get(name) } as Response;
  });
});

it('tries again after a failure', async () => {
  broken = true;
  await expect(findArticles('无人机')).rejects.toThrow('overview.json');
  broken = false;
  expect(await findArticles('无人机')).toEqual([0, 1]);
});

it.each([
  ['无人机', [0, 1]],
  ['喷洒农', [0]],
  ['机', [0, 1]],
  ['参数', [2]],
  ['p60', [2]],
  ['Ｔ１００', [2]],
  ['无人机 机巢', [1]],
  ['第 3 篇', [3]],
  ['第3篇', [3]],
  ['政策', [0, 1, 2, 3]],
  ['民用 2026', [3]],
  ['没有的词', []],
  ['人机巢', []],
  ['机机巢里', []],
  ['   ', []],
])('finds %j wherever it stands', async (query, expected) => {
  expect(await findArticles(query)).toEqual(expected);
});

it('shows articles in the order asked for', async () => {
  const entries = await articleEntries([2, 0]);
  expect(entries.map(({ id }) => id)).toEqual(['article-2', 'article-0']);
});

it('asks for each file once', async () => {
  await findArticles('无人机');
  await findArticles('喷洒');
  expect(new Set(asked).size).toBe(asked.length);
});
