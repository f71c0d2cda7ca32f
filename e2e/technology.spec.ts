import type { Page } from 'playwright/test';
import { dispatch } from '@/content/home/dispatch';
import { partners } from '@/content/home/partners';
import { technology } from '@/content/home/technology';
import { comeNear, expect, test } from './fixtures';

const { ai } = technology;
const section = (page: Page) => page.getByRole('region', { name: technology.title });
const diagram = (page: Page, name: string) => section(page).getByRole('img', { name, exact: true });

function dashOffsets(page: Page, name: string) {
  return diagram(page, name)
    .locator('path[pathLength]')
    .evaluateAll((paths) => paths.map((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset)));
}

test('routes are drawn once, in view, and at once under reduced motion @desktop', async ({ page }) => {
  await page.goto('/');
  const { alternative } = ai;
  await comeNear(diagram(page, alternative));
  await expect.poll(() => dashOffsets(page, alternative)).toEqual([1]);
  await diagram(page, alternative).scrollIntoViewIfNeeded();
  await expect.poll(() => dashOffsets(page, alternative)).toEqual([0]);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await dashOffsets(page, alternative)).toEqual([0]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(() => dashOffsets(page, alternative)).toEqual([0]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('every partner has a named mark, and a link only with an address @desktop', async ({ page }) => {
  await page.goto('/');
  const wall = page.getByRole('region', { name: partners.label });
  await comeNear(wall);
  for (const { value } of partners.partners) {
    await expect(wall.getByRole('img', { name: value.name, exact: true })).toBeVisible();
    const link = wall.getByRole('link', { name: value.name });
    if (!value.url) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute('target', '_blank');
  }
  const provisional = partners.partners.some(({ status }) => status === 'placeholder');
  await expect(page.getByText(partners.leadWithPlaceholders)).toHaveCount(provisional ? 1 : 0);
});

const clockOf = (page: Page) => section(page).locator('[data-clock]');

test('the day runs once it is seen, and goes to the minute asked for', async ({ page }) => {
  await page.goto('/');
  await comeNear(clockOf(page));
  await section(page).locator('[data-pan]').scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: dispatch.pause }).click();
  await expect(clockOf(page)).not.toHaveText('17:30');
  const time = section(page).getByRole('slider', { name: dispatch.time });
  const lift = section(page).getByRole('button', { name: dispatch.names.lift });
  await time.fill('600');
  await expect(clockOf(page)).toHaveText('10:00');
  await expect(lift).toBeHidden();
  await time.fill('1050');
  await expect(clockOf(page)).toHaveText('17:30');
  await lift.click();
  await expect(lift).toHaveAttribute('aria-pressed', 'true');
  await expect(section(page).getByRole('link', { name: dispatch.enquire })).toHaveAttribute(
    'href',
    '/about/?query=logistics#enquiry',
  );
});

test('under reduced motion an order and a wind show their result at once @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await comeNear(clockOf(page));
  await section(page).getByText(dispatch.order, { exact: true }).click();
  await expect(clockOf(page)).toHaveText('10:30');
  await expect(section(page).getByRole('status')).toContainText(String(dispatch.names.bend));
  await section(page).getByRole('button', { name: dispatch.blow }).click();
  await expect(section(page).getByRole('status')).toContainText(dispatch.said.windy.split('{')[0] ?? '');
});
