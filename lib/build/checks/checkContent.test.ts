/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFaults, faultReport } from '@/lib/build/checks/checkContent';
import { contentFiles } from '@/lib/build/contentModules';
import { temporaryFolder } from '@/lib/test/temporaryFolder';
import { workInEmptyFolder, writeFile } from '@/lib/test/workFolder';

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
  'worse.ts': `${IMPORTS}
const links = [{ title: 5, path: '/' }] as never;
export const worse = defineContent(schema, { title: '更糟', links });
`,
});

it('names every fault of every file: file, line, field and what was expected', async () => {
  const report = faultReport(await contentFaults(contentFiles(folder)));
  expect(report.replaceAll(`${folder}/`, 'content/')).toBe(
    `
内容有 5 处要改，在 2 个文件里：

content/home/bad.ts
  第 9 行 title：缺少此项，应为文字
  第 13 行 links[1].title：不能为空
  第 13 行 links[1].path：应为站内路径（/about/）、锚点（#contract）、https:// 地址或 mailto: 邮箱
  第 10 行 titel：不认识的字段 titel，是否想写 title？

content/worse.ts
  第 9 行 links[0].title：应为文字，现在是数字
`.trim(),
  );
});

it('finds no fault in the content of this site', async () => {
  expect(await contentFaults()).toEqual([]);
});

it('takes pictures and films of the storage that content/site.ts names, and of no other host', async () => {
  const stray = temporaryFolder({
    'stray.ts': `export const stray = {
  picture: { file: 'https://elsewhere.cn/a.jpg', alt: '' },
  film: 'https://elsewhere.cn/b.mp4',
  link: { path: 'https://elsewhere.cn/c.jpg' },
};
`,
  });
  const expected = expect.stringContaining('没有写明存储，这个地址用不上');
  const fault = { file: join(stray, 'stray.ts'), expected };
  expect(await contentFaults(contentFiles(stray))).toEqual([2, 3].map((line) => ({ ...fault, line })));
});

it('names the line where a comma is missing, and a file that cannot be loaded at all', async () => {
  const text = `export const broken = {\n  title: '好'\n  links: [],\n};\n`;
  const broken = contentFiles(temporaryFolder({ 'broken.ts': text }));
  expect(faultReport(await contentFaults(broken))).toMatch(
    /第 3 行：写法有误，多半是这一行或上一行少了逗号、引号或括号$/,
  );
  const missing = join(folder, 'missing.ts');
  expect(await contentFaults([missing])).toMatchObject([{ file: missing }]);
});

describe('the lists that operators write', () => {
  workInEmptyFolder();
  beforeEach(() => {
    writeFile('public/anno.json', '[]');
    writeFile('public/banner.json', '[]');
    writeFile('public/boce.json', '{ "domains": [] }');
  });

  test.each([
    ['a comma too many', '[\n  { "title": "甲" },\n]', '第 2 行第 19 列：多了一个逗号'],
    ['a comma missing', '[\n  { "title": "甲" "url": "" }\n]', '第 2 行第 18 列：写法有误'],
    ['Chinese quotes', '[\n  { “title”: "甲" }\n]', '第 2 行第 5 列：写法有误'],
    ['single quotes', "[\n  { 'title': '甲' }\n]", '第 2 行第 5 列：要用英文双引号'],
    ['a name without quotes', '[\n  { title: "甲" }\n]', '第 2 行第 5 列：要用英文双引号'],
    ['a comment', '[\n  // 公告\n]', '第 2 行第 3 列：这里不能写注释'],
    ['a bracket missing', '[\n  { "title": "甲" }\n', '第 3 行第 1 列：写法有误'],
    ['nothing at all', '', '第 1 行第 1 列：写法有误'],
  ])('with %s are reported by their own path, line and column', async (_name, text, place) => {
    writeFile('public/anno.json', `\uFEFF${text}`);
    expect(faultReport(await contentFaults([]))).toContain(`public/anno.json\n  ${place}`);
  });

  it('are reported all at once, each fault by its line', async () => {
    writeFile('public/anno.json', '[\n  { "title": "甲" },\n  { "titel": "乙" }\n]');
    writeFile('public/banner.json', '[\n  {\n    "pic": "/a.jpg",\n    "url": "javascript:x"\n  }\n]');
    writeFile('public/boce.json', '{\n  "domains": [\n    "a.test"\n  ]\n}');
    expect(faultReport(await contentFaults([]))).toBe(
      `
内容有 3 处要改，在 3 个文件里：

public/anno.json
  第 3 行 [1].title：缺少此项，应为文字

public/banner.json
  第 4 行 [0].url：应为 http(s):// 地址、站内路径（/about/）或 mailto: 邮箱

public/boce.json
  第 3 行 domains[0]：应为 https:// 开头的地址，不带 ? 和 #
`.trim(),
    );
  });

  it('that are missing say so', async () => {
    rmSync('public/banner.json');
    expect(faultReport(await contentFaults([]))).toContain('public/banner.json\n  找不到这个文件');
  });
});
