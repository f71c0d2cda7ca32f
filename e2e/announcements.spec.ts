import { announcementLabels, announcements } from '@/content/home/announcements';
import { ANNOUNCEMENT_INTERVAL_MS } from '@/lib/motion/intervalsAndHeights';
import { ANNOUNCEMENTS_PATH, BANNERS_PATH } from '@/lib/publishedPaths';
import { expect, type Page, passTime } from './fixtures';
import { answers, held, test } from './servers';

const LATER = [{ title: '后来的公告', url: '/about/', action: '立即报名' }, { title: '又一条公告' }];
const LATER_TITLES = LATER.map(({ title }) => title);
const LATE_MS = 4900;
/** SWR skips a request that repeats one of the last two seconds. */
const ASKED_AGAIN_AFTER_MS = 2500;
const LISTS = [ANNOUNCEMENTS_PATH, BANNERS_PATH];
const built = announcements.map(({ title }) => title);

const row = (page: Page) => page.getByRole('region', { name: announcementLabels.title });
const current = (page: Page) => row(page).locator('li[data-current]');
const titles = (page: Page) => row(page).locator('li span:first-of-type:not(span *)');
const anyToast = (page: Page) => page.getByRole('status').filter({ hasText: /公告|轮播/ });

/** Makes SWR request the list again, as it does when the network comes back. */
async function refetch(page: Page) {
  await page.clock.fastForward(ASKED_AGAIN_AFTER_MS);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('a newer file replaces the announcements without a toast @desktop', async ({ page, site }) => {
  const { answer, release } = held(answers.json(LATER));
  site.files[ANNOUNCEMENTS_PATH] = answer;
  site.files['/moved.json'] = answers.json(LATER);
  await page.clock.install();
  await page.goto('/');
  await expect.poll(() => site.requests).toContain(ANNOUNCEMENTS_PATH);
  await page.clock.fastForward(LATE_MS);
  expect(await titles(page).allTextContents()).toEqual(built);
  release();
  await expect(titles(page)).toHaveText(LATER_TITLES);
  await row(page).getByText(announcementLabels.title, { exact: true }).hover();
  site.files[ANNOUNCEMENTS_PATH] = answers.json([]);
  await refetch(page);
  await expect(row(page)).toBeHidden();
  await page.mouse.move(5, 5);
  site.files[ANNOUNCEMENTS_PATH] = answers.redirect('/moved.json');
  await refetch(page);
  await expect(row(page)).toBeVisible();
  await expect(anyToast(page)).toHaveCount(0);
  await expect(current(page)).toContainText(LATER_TITLES[0] ?? 'missing');
  await expect(current(page).getByRole('link')).toContainText(LATER[0]?.action ?? 'missing');
  await passTime(page, ANNOUNCEMENT_INTERVAL_MS);
  await expect(current(page)).toContainText(LATER_TITLES[1] ?? 'missing');
  await row(page).hover();
  await passTime(page, ANNOUNCEMENT_INTERVAL_MS);
  await expect(current(page)).toContainText(LATER_TITLES[1] ?? 'missing');
  // Once for the page, and once each time that the network came back.
  for (const path of LISTS) expect(site.requests.filter((each) => each === path)).toHaveLength(3);
});

const LONG = '十一月二十八日夜里维护服务器，一个小时内不能提交需求单，敬请谅解';

test('an announcement opens in a dialog or a tab; markup stays text @phone', async ({ page, axe, site }) => {
  site.files[ANNOUNCEMENTS_PATH] = answers.json(`[
    {"title":"<img src=x onerror=window.ran=1>","content":"<script>window.ran=1</script>"},
    {"title":"停机维护","date":"2026-07-01","content":"第一段\\n第二段"},
    {"title":"另一条","content":"全文","url":"/about/"},
    {"title":"相同"},{"title":"相同","url":"/about/"}, {"title":"${LONG}"}, null
  ]`);
  await page.goto('/');
  const hostileTitle = '<img src=x onerror=window.ran=1>';
  await expect(titles(page)).toHaveText([hostileTitle, '停机维护', '另一条', '相同', '相同', LONG]);
  await expect(row(page).getByRole('link')).toHaveCount(2);
  await row(page).getByRole('button', { name: announcementLabels.pause }).click();
  const openCurrent = async (title: string) => {
    await current(page).getByRole('button', { name: title }).click();
    return page.getByRole('dialog', { name: title });
  };
  const next = () => row(page).getByRole('button', { name: announcementLabels.next }).click();
  const hostile = await openCurrent('<img src=x');
  await expect(hostile.getByText('<script>window.ran=1</script>')).toBeVisible();
  await page.keyboard.press('Escape');
  await next();
  const dialog = await openCurrent('停机维护');
  await expect(dialog.getByText('第二段')).toBeVisible();
  await expect(dialog.getByText('2026-07-01')).toBeVisible();
  await axe('[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await next();
  const link = current(page).getByRole('link', { name: `另一条 ${announcementLabels.details}` });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', '/about/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  for (let turn = 0; turn < 3; turn += 1) await next();
  await expect(await openCurrent(LONG)).toBeVisible();
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
});

test('arrows go round all announcements, which are a list and say nothing @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(row(page).getByRole('listitem')).toHaveCount(built.length);
  await expect(row(page).locator('[aria-live], [role=status]')).toHaveCount(0);
  await row(page).getByRole('button', { name: announcementLabels.previous }).click();
  for (const title of [built.at(-1) ?? 'missing', ...built]) {
    await expect(current(page)).toContainText(title);
    await row(page).getByRole('button', { name: announcementLabels.next }).click();
  }
});
