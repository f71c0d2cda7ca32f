import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { news } from '@/content/news';
import { printDiagnostic } from '@/lib/content/diagnostic';
import { loadArticles } from '@/lib/news/articles';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const CATEGORY = news.categories[0]?.title ?? '';
const TITLES = news.categories.map(({ title }) => title).join('、');
const options = { categories: news.categories, labels: news.prose };

const SUMMARY = '这一段摘要要有三十个字才算够长，所以这里多写了几句，凑足三十个字，再多几个也无妨。';

const MEANT_COVER = '应为 content/media 下的路径，是否想写 cases/agriculture-1.jpg？';

function article(lines: string, body = '正文。') {
  return `---\n${lines}\n---\n\n${body}\n`;
}

const GOOD = `title: 一篇好文章\ndate: 2026-07-01\ncategory: ${CATEGORY}\nsummary: ${SUMMARY}`;

function report(files: Record<string, string>) {
  const folder = temporaryFolder(files);
  const { diagnostics } = loadArticles({ ...options, folder });
  return diagnostics().map((diagnostic) => {
    const [said = ''] = printDiagnostic(diagnostic, readFileSync(diagnostic.file, 'utf8')).split('\n');
    return said.replaceAll(`${folder}/`, '');
  });
}

it('fills in shared copy and reports unknown names', () => {
  const folder = temporaryFolder({
    'good.md': article(GOOD, '服务 {{counties}} 个县。'),
    'misspelt.md': article(GOOD, '第一段。\n\n服务 {{countys}} 个县。'),
  });
  const articles = loadArticles({ ...options, folder, sharedCopy: { counties: '134' } });
  expect(articles.diagnostics().map(({ line, column, message }) => ({ line, column, message }))).toEqual([
    { line: 10, column: 4, message: '没有 {{countys}} 这个词，可用的写在 content/sharedCopy.ts' },
  ]);
  rmSync(join(folder, 'misspelt.md'));
  expect(articles.byId('good')?.body).toContain('服务 134 个县。');
});

it('reports the faults of all files with line and column', () => {
  const diagnostics = report({
    'broken-yaml.md': article(`${GOOD}\ntags: [甲, 乙`),
    'colon.md': article(GOOD.replace('title: ', 'title：')),
    'colon-in-value.md': article(GOOD.replace('一篇好文章', '规则: 说明')),
    'dead-link.md': article(GOOD, '看[关于我们](/abuot/)。'),
    'missing-cover.md': article(`${GOOD}\ncover: cases/none.jpg`),
    'misspelt.md': article(GOOD.replace('category', 'catgory')),
    'no-end.md': `---\n${GOOD}\n\n正文。\n`,
    'no-fence.md': `${GOOD}\n---\n\n正文。\n`,
    'tab.md': article(`${GOOD}\ntags:\n\t- 甲`),
    'wrong-category.md': article(GOOD.replace(CATEGORY, `${CATEGORY}了`)),
    'wrong-date.md': article(GOOD.replace('2026-07-01', '2026/7/1')),
    'no-such-day.md': article(GOOD.replace('2026-07-01', '2026-02-30')),
    'chinese-field.md': article(GOOD.replace('title', '标题')),
    '坏名字.md': article(GOOD),
    '2026/twin.md': article(GOOD),
    'twin.md': article(GOOD),
  });
  expect(diagnostics).toEqual([
    'broken-yaml.md:6:12 错误：引号或方括号没有成对',
    'chinese-field.md:2:1 错误：不认识的字段 标题，是否想写 title？',
    'colon-in-value.md:2:8 错误：值里有半角冒号加空格，请给整个值加上英文引号',
    'colon.md:2:6 错误：冒号应为半角，后面空一格：title: …',
    'dead-link.md:8:2 错误：站内没有 /abuot/ 这个页面或文件，是否想写 /about/？',
    'missing-cover.md:6:8 错误：cover 找不到图片 content/media/cases/none.jpg',
    'misspelt.md:4:1 错误：不认识的字段 catgory，是否想写 category？',
    'no-end.md:6:1 错误：文章信息的结尾缺少单独一行的 ---',
    'no-fence.md:1:1 错误：第一行应为三个半角减号 ---，文章信息写在两行 --- 之间',
    'no-such-day.md:3:7 错误：date 没有 2026-02-30 这一天',
    'tab.md:7:1 错误：不能用制表符（Tab）缩进，请改用空格',
    'twin.md:1:1 错误：与 2026/twin.md 同名，文章的网址会重复，请改文件名',
    `wrong-category.md:4:11 错误：category 应为以下之一：${TITLES}，是否想写 ${CATEGORY}？`,
    'wrong-date.md:3:7 错误：date 日期应写作 2026-07-01',
    '坏名字.md:1:1 错误：文件名“坏名字.md”只能用小写字母、数字和连字符，因为它就是文章的网址',
  ]);
});

it.each([
  ['tags: ["甲"，"乙"]', '6:11 错误：方括号里的各项要用半角逗号隔开：tags: [甲, 乙]'],
  ['tags: 甲, 乙', '6:7 错误：tags 应为列表，写作 [甲, 乙]'],
  ['draft: 是', '6:8 错误：draft 应写 true（是草稿）或 false（不是草稿）'],
  ['  source: 甲', '6:1 错误：字段要从行首写起，前面不要空格'],
  ['source:', '6:8 错误：source 不能为空'],
  ['source: # 甲', '6:9 错误：source 以 # 开头会被当作没有写，请给整个值加上英文引号'],
  ['source: 2026', '6:9 错误：source 应为文字，请给整个值加上英文引号'],
  ['source: *甲*', '6:9 错误：不能用 * 引用别处的值，请把值写全，或加上英文引号'],
  ['source: [甲] 乙', '6:13 错误：值不能以 [ 开头，请给整个值加上英文引号'],
  ['source: "甲"乙', '6:12 错误：英文引号只能包住整个值，值里的引号请用中文的“ ”'],
  ['接着写摘要', '6:1 错误：格式不对，每行应为“字段: 值”，值写在一行里'],
  ['cover: /cases/agriculture-1.jpg', `6:8 错误：cover ${MEANT_COVER}`],
  ['cover: content/media/cases/agriculture-1.jpg', `6:8 错误：cover ${MEANT_COVER}`],
  ['cover: cases/Agriculture-1.JPG', `6:8 错误：cover ${MEANT_COVER}`],
  [
    'cover: https://a.example/a.jpg',
    '6:8 错误：cover 不能用别的网站的图片，请把它放进 content/media/news，写作 news/文件名.jpg',
  ],
])('says what to write instead of “%s”', (line, expected) => {
  expect(report({ 'typo.md': article(`${GOOD}\n${line}`) })).toEqual([`typo.md:${expected}`]);
});

it.each([
  ['date: 2026年7月1日', '3:7 错误：date 日期应写作 2026-07-01'],
  ['date: 2026.7.1', '3:7 错误：date 日期应写作 2026-07-01'],
  ['date: 2026-07-01 10:00', '3:7 错误：date 日期应写作 2026-07-01'],
])('suggests the date that “%s” means', (line, expected) => {
  expect(report({ 'date.md': article(GOOD.replace(/date: .*/, line)) })).toEqual([`date.md:${expected}`]);
});

it('reports a missing body and a file that is not UTF-8', () => {
  const folder = temporaryFolder({ 'empty.md': article(GOOD, '') });
  writeFileSync(join(folder, 'old.md'), Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xba, 0xc3]));
  const messages = loadArticles({ ...options, folder })
    .diagnostics()
    .map(({ line, message }) => `${line} ${message}`);
  expect(messages).toEqual([
    '6 没有正文，请写在这一行 --- 的下面',
    '2 有不是 UTF-8 编码的字，请把文件另存为 UTF-8',
  ]);
});

it.each(['ending.MD', 'ending.markdown', 'ending.md.txt'])('reports the wrong ending of %s', (name) => {
  expect(report({ [name]: article(GOOD) })).toEqual([
    expect.stringContaining(`${name}:1:1 错误：文章的文件名要以小写的 .md 结尾，这个文件不会发布`),
  ]);
});

it('reports several faults of a file in the order of its lines', () => {
  const many = article('title: 一篇好文章\ndate: 2026-07-01\nsummary: 太短');
  expect(report({ 'many.md': many })).toEqual([
    expect.stringMatching(/^many\.md:4:10 错误：summary 不能少于 30 个字，现在 2 个/),
    expect.stringMatching(/^many\.md:5:1 错误：缺少 category/),
  ]);
});

it('accepts a byte-order mark, Windows line ends and spaces after the fence', () => {
  expect(
    report({ 'windows.md': `\uFEFF${article(GOOD).replaceAll('\n', '  \r\n').replace('---  ', '--- ')}` }),
  ).toEqual([]);
});

it.each(['- 甲\n- 乙', '只是一句话'])('reports front matter without fields: “%s”', (text) => {
  expect(report({ 'list.md': article(text) })).toEqual([
    expect.stringMatching(/^list\.md:2:1 错误：格式不对/),
  ]);
});

it('refuses YAML aliases, which could expand without end', () => {
  const nine = (of: string) => `[${Array(9).fill(of)}]`;
  const bomb = `a: &a ${nine('x')}\nb: &b ${nine('*a')}\nc: &c ${nine('*b')}\ntags: ${nine('*c')}`;
  expect(report({ 'bomb.md': article(bomb) })[0]).toMatch(/^bomb\.md:3:8 错误：不能用 \* 引用别处的值/);
});
