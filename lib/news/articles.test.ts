import { documents } from '@/content/documents';
import { news } from '@/content/news';
import { loadArticles } from '@/lib/news/articles';
import { NEWS_PAGE_SIZE } from '@/lib/news/listPages';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const [FIRST, SECOND] = news.categories.map(({ title }) => title);
const FIRST_LIST = `/companyNews/category/${news.categories[0]?.slug}/`;
const options = { categories: news.categories, labels: news.prose };
const SUMMARY = '这一段摘要要有三十个字才算够长，所以这里多写了几句，凑足三十个字，再多几个也无妨。';

function article(fields: { date?: string; category?: string; tags?: string; draft?: boolean } = {}) {
  const all = { title: '一篇文章', date: '2026-07-01', category: FIRST, summary: SUMMARY, ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n正文。\n`;
}

function open(files: Record<string, string>) {
  return loadArticles({ ...options, folder: temporaryFolder(files) });
}

function articleOf(articles: ReturnType<typeof open>, id: string) {
  const found = articles.byId(id);
  if (!found) throw new Error(`no article ${id}`);
  return found;
}

function ids(articles: readonly ({ id: string } | undefined)[]) {
  return articles.map((each) => each?.id);
}

const { env } = process;

beforeEach(() => {
  // Half past midnight of 2 July in China, still 1 July by UTC.
  process.env = { ...env, BUILD_TIME: '2026-07-01T16:30:00Z' };
});
afterEach(() => {
  process.env = env;
});

const SOME = {
  'a.md': article({ date: '2026-06-01' }),
  '2026/b.md': article({ date: '2026-07-02', category: SECOND }),
  'c.md': article({ date: '2025-01-01' }),
  'same-day.md': article({ date: '2026-06-01' }),
  'draft.md': article({ draft: true }),
  'future.md': article({ date: '2026-07-03' }),
};

it('lists what is published by the day in China, newest first, by name within a day', () => {
  expect(ids(open(SOME).published())).toEqual(['b', 'a', 'same-day', 'c']);
});

it('keeps drafts and scheduled articles out of every list', () => {
  const articles = open(SOME);
  expect(articles.byId('draft')).toBeUndefined();
  expect(articles.byId('future')).toBeUndefined();
  const list = (path: string) => ids(articles.listPages().find((each) => each.path === path)?.articles ?? []);
  expect(list('/companyNews/archive/2026/')).toEqual(['b', 'a', 'same-day']);
  expect(list(FIRST_LIST)).toEqual(['a', 'same-day', 'c']);
  expect(articles.neighbours(articleOf(articles, 'b')).next).toBeUndefined();
});

it('shows drafts and scheduled articles in development and marks them', () => {
  process.env = { ...process.env, NODE_ENV: 'development' };
  const articles = open(SOME);
  expect(ids(articles.published())).toEqual(['future', 'b', 'draft', 'a', 'same-day', 'c']);
  const shown = articles.published().slice(0, 3);
  expect(shown.map(articles.visibility)).toEqual(['scheduled', 'published', 'draft']);
});

it('relates by tags, then category, then date, never to itself or its neighbours', () => {
  const articles = open({
    'one.md': article({ date: '2026-01-05', tags: '[机巢, 保险]' }),
    'neighbour.md': article({ date: '2026-01-04', tags: '[机巢, 保险]' }),
    'near.md': article({ date: '2026-01-03', category: SECOND }),
    'same-category.md': article({ date: '2025-03-01' }),
    'one-tag.md': article({ date: '2025-02-01', tags: '[保险]', category: SECOND }),
    'two-tags.md': article({ date: '2025-01-01', tags: '[机巢, 保险]', category: SECOND }),
    'far.md': article({ date: '2024-01-01', tags: '[航线]' }),
  });
  const related = (id: string) => ids(articles.related(articleOf(articles, id)));
  expect(related('one').slice(0, 3)).toEqual(['two-tags', 'one-tag', 'same-category']);
  expect(related('near').slice(0, 3)).toEqual(['one-tag', 'two-tags', 'one']);
});

it('has this year’s archive even without any article or folder', () => {
  for (const articles of [open({}), loadArticles({ ...options, folder: 'content/no-such-folder' })]) {
    expect(articles.published()).toEqual([]);
    expect(articles.listPages().at(-1)).toMatchObject({ year: '2026', articles: [] });
    expect(articles.diagnostics()).toEqual([]);
  }
});

it('cuts a list into pages', () => {
  const files = Array.from({ length: 2 * NEWS_PAGE_SIZE + 1 }, (_, index) => [
    `a${index + 1000}.md`,
    article(),
  ]);
  const pages = open(Object.fromEntries(files)).listPages();
  const [second, third] = pages.filter(({ list, number }) => list === FIRST_LIST && number > 1);
  expect(second?.articles).toHaveLength(NEWS_PAGE_SIZE);
  expect(third).toMatchObject({
    path: `${FIRST_LIST}page/3/`,
    count: 3,
    articles: [{ id: `a${1000 + 2 * NEWS_PAGE_SIZE}` }],
  });
});

it('throws and names a bad article', () => {
  expect(() => open({ 'bad.md': article({ category: '别的' }) }).published()).toThrow(
    /bad\.md:4:11 错误：category/,
  );
});

it('accepts links to every page of the site, pages of lists included', () => {
  const paths = [
    ...documents.map(({ path }) => path),
    ...['/preview/?url=/documents/white-paper.pdf', '/companyNews/page/2/', '/companyNews/archive/2026/'],
    ...[`${FIRST_LIST}page/2/`, '/companyNews/page/3/', '/documents/whitepaper/'],
  ];
  const links = `\n${paths.map((path) => `[甲](${path})`).join('、')}\n`;
  const others = Array.from({ length: NEWS_PAGE_SIZE }, (_, index) => [`a${index}.md`, article()]);
  const diagnostics = open({ ...Object.fromEntries(others), 'links.md': article() + links }).diagnostics();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^站内没有 \/companyNews\/page\/3\/ 这个页面或文件/),
    '站内没有 /documents/whitepaper/ 这个页面或文件，是否想写 /documents/whitePaper/？',
  ]);
});

it('reports an article with a fault once, not at each link to it', () => {
  const link = '\n看[坏的](/companyNews/detail/bad/)。\n';
  const found = open({ 'bad.md': article({ category: '别的' }), 'links.md': article() + link }).diagnostics();
  expect(found.map(({ file }) => file)).toEqual([expect.stringMatching(/bad\.md$/)]);
});

it('reports a link to a draft as dead', () => {
  const link = `\n看[草稿](/companyNews/detail/draft/)和[另一篇](/companyNews/detail/a/)、[分类](${FIRST_LIST})。\n`;
  const [diagnostic, ...others] = open({ ...SOME, 'links.md': article() + link }).diagnostics();
  expect(others).toEqual([]);
  expect(diagnostic?.message).toMatch(/^站内没有 \/companyNews\/detail\/draft\//);
});
