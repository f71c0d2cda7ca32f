import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { desk } from '@/content/desk';
import { news } from '@/content/news';
import { site } from '@/content/site';
import { writeDesk } from '@/lib/build/desk/deskFolder';
import { exportListener } from '@/lib/build/hosting/serve';
import { requestsFrom } from './fixtures';
import { BRANCH, gitHost, REPOSITORY, TOKEN } from './gitHost';
import { test } from './servers';

const ARTICLE = 'content/news/counting-mu.md';
const FILES = [ARTICLE, 'public/anno.json', 'public/banner.json', 'public/boce.json'];
const source = readFileSync(ARTICLE, 'utf8');
const withTitle = (title: string) => source.replace(/^title: .*$/m, `title: ${title}`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page, token: string) {
  await button(page, '使用访问令牌登录').click();
  await page.getByRole('textbox', { name: '个人访问令牌' }).fill(token);
  await button(page, '登录').click();
}

test('online a change is a commit; what fails or collides is told @desktop', async ({ page, servers }) => {
  const host = gitHost(Object.fromEntries(FILES.map((file) => [file, readFileSync(file)])));
  const git = await servers.start(host.listener);
  const own = { repo: REPOSITORY, branch: BRANCH, base_url: git.origin, app_id: '' };
  const folder = test.info().outputPath('site');
  const { categories } = news;
  writeDesk(folder, {
    messages: desk,
    categories,
    siteUrl: site.origin.value,
    editing: { backend: 'gitea', ...own },
  });
  const { origin } = await servers.start(exportListener(folder));

  const known = [origin, git.origin, 'blob:', 'data:'];
  const elsewhere = requestsFrom(page, (request) => !known.some((own) => request.url().startsWith(own)));

  await page.goto(`${origin}/desk/`);
  await signIn(page, 'no token of this host');
  await expect(page.getByText('提供的令牌无效。')).toBeVisible();
  await signIn(page, TOKEN);
  await page.getByRole('row').last().getByRole('gridcell').nth(2).click();
  const title = page.getByRole('textbox', { name: '标题', exact: true }).first();
  await expect(title).not.toHaveValue('');
  await title.fill('改过的标题');

  host.state.dropsCommits = true;
  await button(page, '保存').click();
  const failure = page.getByRole('alertdialog', { name: '错误' });
  await expect(failure).toContainText('保存条目时出错。请稍后重试。');
  await failure.getByRole('button').click();
  await expect(title).toHaveValue('改过的标题');
  expect(host.commits).toEqual([]);

  host.state.dropsCommits = false;
  const content = Buffer.from(withTitle('别人改的标题')).toString('base64');
  host.commit({ message: '别人', files: [{ operation: 'update', path: ARTICLE, content }] });
  await button(page, '保存').click();
  const collision = page.getByRole('alertdialog', { name: '别人已改过这一项' });
  await expect(collision).toContainText('现在保存，别人的改动会丢失。');
  await collision.getByRole('button', { name: '取消' }).click();
  expect(host.text(ARTICLE)).toBe(withTitle('别人改的标题'));
  await button(page, '保存').click();
  await collision.getByRole('button', { name: '仍然保存' }).click();

  await expect.poll(() => host.commits.map(({ message }) => message)).toEqual(['别人', '修改 counting-mu']);
  expect(host.text(ARTICLE)).toContain('title: 改过的标题\n');
  expect(elsewhere).toEqual([]);
});
