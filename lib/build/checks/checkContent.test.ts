import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentDiagnostics } from '@/lib/build/checks/checkContent';
import { contentFiles } from '@/lib/build/contentModules';
import { temporaryFolder, workInEmptyFolder, writeFile } from '@/lib/test/temporaryFolder';

const IMPORTS = `
import { z } from 'zod';
import { defineContent } from '@/lib/content/defineContent';
import { linkSchema, textSchema } from '@/lib/schema/shared';

const schema = z.strictObject({
  title: textSchema,
  links: z.array(z.strictObject({ title: textSchema, path: linkSchema })),
});
`.trim();

const folder = temporaryFolder({
  'good.ts': `${IMPORTS}
export const good = defineContent(schema, { title: '好', links: [] });
`,
  'home/bad.ts': `${IMPORTS}
export const bad = defineContent(schema, {
  titel: '标题写错了',
  links: [
    { title: '关于我们', path: '/about/' },
    { title: '', path: 'http://plain.example' },
  ],
});
`,
  'importsWorse.ts': `${IMPORTS}
import { worse } from './worse';
export const importsWorse = defineContent(schema, { title: '好', links: worse.links });
`,
  'worse.ts': `${IMPORTS}
const links = [{ title: 5, path: '/' }] as never;
export const worse = defineContent(schema, { title: '更糟', links });
`,
});

async function told(files: string[], base = '') {
  const diagnostics = await contentDiagnostics(files);
  return diagnostics.map(
    ({ file, line, column, message }) => `${file.slice(base.length)}:${line}:${column} ${message}`,
  );
}

it('reports every fault once, in its own file, with line, field and what was expected', async () => {
  expect(await told(contentFiles(folder), `${folder}/`)).toEqual([
    'home/bad.ts:9:1 title：缺少此项，应为文字',
    'home/bad.ts:13:5 links[1].title：不能为空',
    'home/bad.ts:13:5 links[1].path：应为站内路径（/about/）、锚点（#contract）、https:// 地址或 mailto: 邮箱',
    'home/bad.ts:10:3 titel：不认识的字段 titel，是否想写 title？',
    'worse.ts:10:1 links[0].title：应为文字，现在是数字',
  ]);
});

it('reports a fault whose words name another file', async () => {
  const named = temporaryFolder({
    'good.ts': 'export const good = {};',
    'namesGood.ts': `${IMPORTS}
const never = schema.refine(() => false, __filename.replace('namesGood', 'good'));
export const namesGood = defineContent(never, { title: '好', links: [] });
`,
  });
  expect(await told(contentFiles(named), `${named}/`)).toEqual([
    expect.stringMatching(/^namesGood.ts:\d+:\d+ .*good.ts$/),
  ]);
});

it('refuses pictures and films of hosts other than the storage', async () => {
  const stray = temporaryFolder({
    'stray.ts': `export const stray = {
  picture: { file: 'https://elsewhere.cn/a.jpg', alt: '' },
  film: 'https://elsewhere.cn/b.mp4',
  link: { path: 'https://elsewhere.cn/c.jpg' },
};
`,
  });
  expect(await told(contentFiles(stray), `${stray}/`)).toEqual([
    expect.stringMatching(/^stray.ts:2:1 .*(没有写明存储，这个地址用不上|只能来自存储)/),
    expect.stringMatching(/^stray.ts:3:1 .*(没有写明存储，这个地址用不上|只能来自存储)/),
  ]);
});

it('names the line where a comma is missing', async () => {
  const broken = temporaryFolder({
    'broken.ts': `export const broken = {\n  title: '好'\n  links: [],\n};\n`,
  });
  expect(await told(contentFiles(broken), `${broken}/`)).toEqual([
    'broken.ts:3:3 写法有误，多半是这一行或上一行少了逗号、引号或括号',
  ]);
});

it('reports a file that cannot be loaded', async () => {
  expect(await told([join(folder, 'missing.ts')], `${folder}/`)).toEqual([
    expect.stringMatching(/^missing.ts:1:1 Cannot find/),
  ]);
});

describe('the lists that operators write', () => {
  workInEmptyFolder();
  beforeEach(() => {
    writeFile('public/anno.json', '[]');
    writeFile('public/banner.json', '[]');
    writeFile('public/boce.json', '{ "domains": [] }');
  });

  test.each([
    ['a comma too many', '[\n  { "title": "甲" },\n]', '2:19 多了一个逗号'],
    ['a comma missing', '[\n  { "title": "甲" "url": "" }\n]', '2:18 写法有误'],
    ['Chinese quotes', '[\n  { “title”: "甲" }\n]', '2:5 要用英文双引号'],
    ['single quotes', "[\n  { 'title': '甲' }\n]", '2:5 要用英文双引号'],
    ['a name without quotes', '[\n  { title: "甲" }\n]', '2:5 要用英文双引号'],
    ['a comment', '[\n  // 公告\n]', '2:3 这里不能写注释'],
    ['a bracket missing', '[\n  { "title": "甲" }\n', '3:1 写法有误'],
    ['nothing at all', '', '1:1 写法有误'],
  ])('with %s are reported by their own path, line and column', async (_name, text, place) => {
    writeFile('public/anno.json', `\uFEFF${text}`);
    expect(await told([])).toEqual([expect.stringContaining(`public/anno.json:${place}`)]);
  });

  it('are reported together, each fault with its line', async () => {
    writeFile('public/anno.json', '[\n  { "title": "甲" },\n  { "titel": "乙" }\n]');
    writeFile('public/banner.json', '[\n  {\n    "pic": "/a.jpg",\n    "url": "javascript:x"\n  }\n]');
    writeFile('public/boce.json', '{\n  "domains": [\n    "a.test"\n  ]\n}');
    expect(await told([])).toEqual([
      'public/anno.json:3:3 [1].title：缺少此项，应为文字',
      'public/banner.json:4:5 [0].url：应为 http(s):// 地址、站内路径（/about/）或 mailto: 邮箱',
      'public/boce.json:3:5 domains[0]：应为 https:// 开头的地址，不带 ? 和 #',
    ]);
  });

  it('are reported if they are missing', async () => {
    rmSync('public/banner.json');
    expect(await told([])).toEqual(['public/banner.json:1:1 找不到这个文件']);
  });
});
