import { announcementLabels, announcements } from '@/content/home/announcements';
import { ANNOUNCEMENT_INTERVAL_MS } from '@/lib/motion/intervalsAndHeights';
import { expect, leave, openWithoutTime, type Page, passTime, reacted, test } from './fixtures';

const region = (page: Page) => page.getByRole('region', { name: announcementLabels.title });
const titles = announcements.map(({ title }) => title);

const shown = (page: Page) => region(page).locator('li[data-current]').textContent();

const expectAnnouncement = (page: Page, index: number) =>
  expect(region(page).locator('li[data-current]')).toContainText(titles[index] ?? 'missing');

test('the next comes after its time, not under the mouse nor while paused @desktop', async ({ page }) => {
  await openWithoutTime(page, '/');
  await region(page).getByRole('button', { name: announcementLabels.next }).click();
  await leave(page);
  await reacted(page);

  const first = await shown(page);
  await passTime(page, ANNOUNCEMENT_INTERVAL_MS - 100);
  expect(await shown(page)).toBe(first);
  await passTime(page, 100);
  const second = await shown(page);
  expect(second).not.toBe(first);

  await region(page).hover();
  await passTime(page, 10_000);
  expect(await shown(page)).toBe(second);
  await page.mouse.move(5, 5);
  await passTime(page, ANNOUNCEMENT_INTERVAL_MS);
  expect(await shown(page)).not.toBe(second);

  const last = await shown(page);
  await region(page).getByRole('button', { name: announcementLabels.pause }).click();
  await page.mouse.move(5, 5);
  await passTime(page, 10_000);
  expect(await shown(page)).toBe(last);
});

test('arrows go through all, each leads where it says in a new window @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await test.step('those who listen get a list of all, and nothing by itself', async () => {
    await expect(region(page).getByRole('listitem')).toHaveCount(titles.length);
    await expect(region(page).locator('[aria-live], [role=status]')).toHaveCount(0);
  });
  await test.step('the arrows go round at both ends', async () => {
    await expectAnnouncement(page, 0);
    await region(page).getByRole('button', { name: announcementLabels.previous }).click();
    await expectAnnouncement(page, titles.length - 1);
    await region(page).getByRole('button', { name: announcementLabels.next }).click();
    await expectAnnouncement(page, 0);
  });
  for (const [index, { title, url, content }] of announcements.entries()) {
    await expectAnnouncement(page, index);
    const link = region(page).getByRole('link', { name: title });
    if (url) {
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    } else {
      await expect(link).toHaveCount(0);
      if (content) await expect(region(page).getByRole('button', { name: title })).toBeVisible();
    }
    await region(page).getByRole('button', { name: announcementLabels.next }).click();
  }
});
