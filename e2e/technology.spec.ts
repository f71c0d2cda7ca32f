import type { Page } from 'playwright/test';
import { partners } from '@/content/home/partners';
import { technology } from '@/content/home/technology';
import { comeNear, expect, test } from './fixtures';

const { ai } = technology;
const section = (page: Page) => page.getByRole('region', { name: technology.title });
const diagram = (page: Page, name: string) => section(page).getByRole('img', { name, exact: true });

function dashOffsets(page: Page, name: string) {
  return diagram(page, name)
    .locator('svg:visible path[pathLength]')
    .evaluateAll((paths) => paths.map((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset)));
}

test('routes are drawn once, in view, and at once under reduced motion @desktop', async ({ page }) => {
  await page.goto('/');
  const { alternative } = ai.drawing;
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
  const wall = page.getByRole('region', { name: partners.title });
  await comeNear(wall);
  for (const { value } of partners.partners) {
    const mark = wall.getByRole('img', { name: value.name, exact: true });
    await mark.scrollIntoViewIfNeeded();
    await expect
      .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const link = wall.getByRole('link', { name: value.name });
    if (!value.url) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute('target', '_blank');
  }
  const provisional = partners.partners.some(({ status }) => status === 'placeholder');
  await expect(page.getByText(partners.leadWithPlaceholders)).toHaveCount(provisional ? 1 : 0);
});
