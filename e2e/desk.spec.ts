import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { news } from '@/content/news';
import { buildDay } from '@/lib/content/chinaDay';
import { frontMatterSchema } from '@/lib/schema/news';
import { test as base, expect, type Page } from './fixtures';

const PICTURE = 'content/media/bands/about.jpg';
const OLD = 'content/news/old.md';
const NEW = 'content/news/first-flight.md';
const ANNOUNCEMENTS = 'public/anno.json';
const LISTS = ['public/banner.json', 'public/boce.json'];

const BODY =
  '第一段，**重点**见注[^1]。\n\n| 项目 | 数值 |\n| --- | ---: |\n| 真高 | 30 米 |\n\n[^1]: 出处。';
const CATEGORY = news.categories[0]?.title ?? '';
const SUMMARY = '这是一篇用编辑台写出来的文章，每一项都填了，用来核对写进文件的与网站读到的是否一致。';
const OLD_FIELDS = { title: '旧文章', date: '2026-07-01', category: CATEGORY, summary: SUMMARY, unknown: 1 };
const OLD_ANNOUNCEMENTS = [{ title: '旧公告', date: '2026-07-01', unknown: [1, 2] }, { title: '另一条' }];

/** Starts the desk on a port of its own. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing is needed
  baseURL: async ({}, use) => {
    const env = { ...process.env, PORT: '0' };
    const desk = spawn('node_modules/.bin/tsx', ['lib/build/desk/desk.ts'], { env });
    let said = '';
    desk.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said).toMatch(/:\d+\/desk\//);
    await use(`http://127.0.0.1:${/:(\d+)\/desk/.exec(said)?.[1]}`);
    desk.kill();
  },
});

// In this time zone midnight UTC is still the day before.
test.use({ timezoneId: 'America/Los_Angeles' });

/** Fills the browser's private file system, which replaces a folder of the editor's machine. */
function fillFolder(page: Page, files: Record<string, string>) {
  return page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    Object.assign(window, { showDirectoryPicker: () => root });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(given)) {
      const [name = '', ...folders] = path.split('/').reverse();
      let folder = root;
      for (const part of folders.reverse()) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
  }, files);
}

function readFile(page: Page, path: string) {
  return page.evaluate(async (parts) => {
    let folder = await navigator.storage.getDirectory();
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile();
    return { text: await file.text(), size: file.size };
  }, path.split('/'));
}

async function readArticle(page: Page, path: string) {
  const [, head = '', ...body] = (await readFile(page, path)).text.split(/^---$/m);
  return { fields: parse(head) as Record<string, unknown>, body: body.join('---').trim() };
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('group', { name: `「⁨${name}⁩」字段` });

async function save(page: Page) {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('main')).toBeVisible();
}

/** Waits until the form has the file's values, because text typed before is lost. */
async function retitle(page: Page, title: string) {
  const input = box(page, '标题').first();
  await expect(input).not.toHaveValue('');
  await input.fill(title);
}

async function uploadCover(page: Page) {
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  await field(page, '封面').getByRole('button', { name: '浏览' }).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: '上传' }).click();
  const file = { name: '清晨 起飞.JPG', mimeType: 'image/jpeg', buffer: readFileSync(PICTURE) };
  await (await choosing).setFiles(file);
  await dialog.getByRole('button', { name: '插入' }).click();
  await expect(field(page, '封面')).toContainText('.jpg');
}

async function writeArticle(page: Page) {
  await page.getByRole('button', { name: '创建新条目' }).click();
  // The upload comes first: text typed before the form has its defaults is lost.
  await uploadCover(page);
  await box(page, '标题').fill('清晨起飞的架次');
  await field(page, '日期').getByRole('button', { name: '今天' }).click();
  await page.getByRole('radio', { name: CATEGORY }).click();
  await box(page, '摘要').fill(SUMMARY);
  await box(page, '封面描述').fill('晨雾里的无人机');
  await page.getByRole('switch', { name: '草稿' }).click();
  await box(page, '来源').fill('编辑部');
  await field(page, '标签').getByRole('button', { name: /^添加/ }).click();
  await field(page, '标签').getByRole('textbox').fill('样例');
  await box(page, '别名').fill('first-flight');
  await box(page, '正文').fill(BODY);
  await save(page);
}

test('the site reads what the desk writes, and unknown fields stay @desktop', async ({ page, faults }) => {
  // Sveltia requests its fonts at once; the page's policy forbids any other host.
  faults.allow(/cdn\.jsdelivr\.net.*(csp|Content Security Policy)|^third party: .*cdn\.jsdelivr\.net/);
  await page.goto('/desk/');
  await fillFolder(page, {
    [OLD]: `---\n${stringify(OLD_FIELDS)}---\n\n${BODY}\n`,
    [ANNOUNCEMENTS]: JSON.stringify(OLD_ANNOUNCEMENTS),
    ...Object.fromEntries(LISTS.map((file) => [file, readFileSync(file, 'utf8')])),
  });
  await expect(page.getByRole('button', { name: '使用访问令牌登录' })).toBeHidden();
  await page.getByRole('button', { name: '使用本地仓库' }).click();
  await writeArticle(page);

  await page.getByRole('row', { name: OLD_FIELDS.title }).getByRole('gridcell').nth(2).click();
  await retitle(page, '改过的标题');
  await save(page);

  await page.getByRole('treeitem', { name: '公告' }).click();
  await page.getByRole('button', { name: '展开' }).first().click();
  await retitle(page, '换过的公告');
  await save(page);

  const { fields, body } = await readArticle(page, NEW);
  expect(fields).toEqual({
    title: '清晨起飞的架次',
    date: buildDay(),
    category: CATEGORY,
    summary: SUMMARY,
    cover: expect.stringMatching(/^\.\/[a-z0-9-]+\.jpg$/),
    coverAlt: '晨雾里的无人机',
    draft: true,
    source: '编辑部',
    tags: ['样例'],
  });
  expect(body).toBe(BODY);
  const cover = await readFile(page, `content/media/${String(fields.cover).slice(2)}`);
  expect(cover.size).toBe(readFileSync(PICTURE).length);
  // The uploaded picture exists in the browser's folder only, so the check gets one of the site's.
  frontMatterSchema(news.categories).parse({ ...fields, cover: './bands/about.jpg' });

  const old = await readArticle(page, OLD);
  expect(old.fields).toMatchObject({ ...OLD_FIELDS, title: '改过的标题' });
  expect(old.body).toBe(BODY);
  const [first, second] = OLD_ANNOUNCEMENTS;
  const announcements = JSON.parse((await readFile(page, ANNOUNCEMENTS)).text);
  expect(announcements).toEqual([{ ...first, title: '换过的公告' }, second]);
  for (const file of LISTS) expect((await readFile(page, file)).text).toBe(readFileSync(file, 'utf8'));
});
