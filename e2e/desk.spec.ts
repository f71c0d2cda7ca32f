import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { parseDocument } from 'yaml';
import { desk } from '@/content/desk';
import { buildDay } from '@/lib/content/buildDay';
import { checkContentOf, type Files, fillFolder, readFolder } from './deskFolder';
import { test as base, expect } from './fixtures';

const PICTURE = 'content/media/bands/news.jpg';
/** Not in the folder yet; what is there already is not written a second time. */
const NEW_PICTURE = 'content/media/bands/about.jpg';
const OLD = 'content/news/counting-mu.md';
const NEW = 'content/news/first-flight.md';
const NOTICES = 'public/anno.json';
const UNTOUCHED = ['content/news/writing-guide.md', 'public/banner.json', 'public/boce.json', PICTURE];
const LARGE_BYTES = 40_000_000;

const BODY =
  '第一段，**重点**见注[^1]。\n\n| 项目 | 数值 |\n| --- | ---: |\n| 真高 | 30 米 |\n\n[^1]: 出处。';

/** The desk on a port of its own. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing is needed
  baseURL: async ({}, use) => {
    const desk = spawn('node_modules/.bin/tsx', ['lib/build/desk/desk.ts'], {
      env: { ...process.env, PORT: '0' },
    });
    let said = '';
    desk.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said).toMatch(/:\d+\/desk\//);
    await use(`http://127.0.0.1:${/:(\d+)\/desk/.exec(said)?.[1]}`);
    desk.kill();
  },
});

test.use({ timezoneId: 'America/Los_Angeles' });

function projectFiles(): Files {
  const files = Object.fromEntries([OLD, ...UNTOUCHED].map((path) => [path, readFileSync(path)]));
  const old = files[OLD]?.toString().replace('\n---\n', '\nkept: 编辑台不认识的字段\n---\n') ?? '';
  const notices = [{ title: '旧公告', date: '2026-07-01', unknown: [1, 2] }, { title: '另一条' }];
  return { ...files, [OLD]: Buffer.from(old), [NOTICES]: Buffer.from(JSON.stringify(notices)) };
}

const frontMatter = (file: Buffer | undefined) =>
  parseDocument(file?.toString().split(/^---$/m)[1] ?? '').toJS() as Record<string, unknown>;
const bodyOf = (file: Buffer | undefined) =>
  file?.toString().split(/^---$/m).slice(2).join('---').trim() ?? '';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('group', { name: `「⁨${name}⁩」字段` });

async function save(page: Page) {
  await page.getByRole('button', { name: '保存', exact: true }).click();
}

async function saved(page: Page) {
  await save(page);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Once the form has what the file says: before that, what is typed is lost. */
async function retitle(page: Page, title: string) {
  const input = box(page, '标题').first();
  await expect(input).not.toHaveValue('');
  await input.fill(title);
}

async function uploadCover(page: Page, name: string, bytes: Buffer) {
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  await field(page, '封面').getByRole('button', { name: '浏览' }).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: '上传' }).click();
  // By its path: forty megabytes take too long through the browser's line.
  const file = test.info().outputPath(name);
  writeFileSync(file, bytes);
  await (await choosing).setFiles(file);
  await dialog.getByRole('button', { name: '插入' }).click();
}

/** What cannot be published is told at its field, and nothing is written. */
async function tryBadInput(page: Page) {
  await save(page);
  for (const name of ['标题', '日期', '分类', '摘要', '正文']) {
    await expect(field(page, name).getByRole('alert')).toContainText('此字段为必填项。');
  }
  await expect(page.getByText('别名不能为空。')).toBeVisible();
  await box(page, '别名').fill('春耕');
  await box(page, '标题').fill('长'.repeat(31));
  await save(page);
  await expect(page.getByText('只能用小写字母、数字和连字符，因为它就是文章的网址')).toBeVisible();
  await expect(field(page, '标题').getByRole('alert')).toContainText('输入不能超过 30 个字符。');
}

async function writeArticle(page: Page) {
  await box(page, '标题').fill('清晨起飞的架次');
  await field(page, '日期').getByRole('button', { name: '今天' }).click();
  await page.getByRole('radio', { name: '服务说明' }).click();
  await box(page, '摘要').fill(
    '这是一篇用编辑台写出来的文章，每一项都填了，用来核对写进文件的与网站读到的是否一致。',
  );
  await box(page, '封面描述').fill('晨雾里的无人机');
  await page.getByRole('switch', { name: '草稿' }).click();
  await box(page, '来源').fill('编辑部');
  await field(page, '标签').getByRole('button', { name: /^添加/ }).click();
  await field(page, '标签').getByRole('textbox').fill('样例');
  await box(page, '别名').fill('first-flight');
  await box(page, '正文').fill(BODY);
}

async function writeCover(page: Page) {
  const picture = readFileSync(NEW_PICTURE);
  await uploadCover(page, 'large.jpg', Buffer.concat([picture, Buffer.alloc(LARGE_BYTES)]));
  const refusal = page.getByRole('alertdialog', { name: '大文件' });
  await expect(refusal).toContainText(/已超过大小限制.*20/);
  await refusal.getByRole('button', { name: '确定' }).click();
  await uploadCover(page, '清晨 起飞.JPG', picture);
  await expect(field(page, '封面')).toContainText('.jpg');
}

test('the site reads what the desk writes, and all else stays as it was @desktop', async ({ page }) => {
  // An editor's whole morning in one test: twenty seconds where nothing else runs.
  test.slow();
  const before = projectFiles();
  await page.goto('/desk/config.json');
  await fillFolder(page, before);
  await page.goto('/desk/');
  await expect(page).toHaveTitle(desk.title);
  await expect(page.getByRole('button', { name: '使用访问令牌登录' })).toBeHidden();
  await page.getByRole('button', { name: '使用本地仓库' }).click();
  await page.getByRole('button', { name: '创建新条目' }).click();
  await tryBadInput(page);
  await writeArticle(page);
  await writeCover(page);
  await saved(page);

  await page
    .getByRole('row', { name: String(frontMatter(before[OLD]).title) })
    .getByRole('gridcell')
    .nth(2)
    .click();
  await retitle(page, '改过的标题');
  await saved(page);

  await page.getByRole('treeitem', { name: '公告' }).click();
  await page.getByRole('button', { name: '展开' }).first().click();
  await retitle(page, '换过的公告');
  await saved(page);

  const after = await readFolder(page);
  const article = frontMatter(after[NEW]);
  expect(article).toEqual({
    title: '清晨起飞的架次',
    date: buildDay(),
    category: '服务说明',
    summary: expect.stringMatching(/^这是一篇/),
    cover: expect.stringMatching(/^\.\/[a-z0-9-]+\.jpg$/),
    coverAlt: '晨雾里的无人机',
    draft: true,
    source: '编辑部',
    tags: ['样例'],
  });
  expect(bodyOf(after[NEW])).toBe(BODY);
  expect(after[`content/media/${String(article.cover).slice(2)}`]?.equals(readFileSync(NEW_PICTURE))).toBe(
    true,
  );

  const changed = { title: '改过的标题', draft: false };
  expect(frontMatter(after[OLD])).toEqual({ ...frontMatter(before[OLD]), ...changed });
  expect(bodyOf(after[OLD])).toBe(bodyOf(before[OLD]));
  expect(JSON.parse(String(after[NOTICES]))).toEqual([
    { title: '换过的公告', date: '2026-07-01', unknown: [1, 2] },
    { title: '另一条' },
  ]);
  for (const path of UNTOUCHED) expect(after[path]?.equals(before[path] ?? Buffer.alloc(0))).toBe(true);

  const known = after[OLD]?.toString().replace(/^kept: .*\n/m, '') ?? '';
  expect(await checkContentOf({ ...after, [OLD]: Buffer.from(known) })).toContain('内容检查通过');
});
