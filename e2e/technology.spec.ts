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

const job = (page: Page, id: string) => section(page).getByRole('radio', { name: dispatch.names[id] });
const time = (page: Page) => section(page).getByRole('slider', { name: dispatch.time });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const read = (page: Page, text: RegExp) => section(page).getByText(text).filter({ visible: true });
const atTime = (text: string) => ['aria-valuetext', text] as const;

async function openDesk(page: Page) {
  await page.goto('/');
  await comeNear(section(page));
  await section(page)
    .locator('[data-view]')
    .evaluate((view) => view.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test('the day runs once it is seen, stops, and leads by keyboard to the enquiry of a job', async ({
  page,
  axe,
}) => {
  await openDesk(page);
  await expect(button(page, dispatch.pause)).toBeVisible();
  await axe('#tech');
  await button(page, dispatch.pause).press('Enter');
  await expect(time(page)).not.toHaveAttribute(...atTime('17:00'));
  await axe('#tech');

  await time(page).fill('600');
  await expect(time(page)).toHaveAttribute(...atTime('10:00'));
  await expect(job(page, 'forest')).toBeChecked();
  await expect(read(page, /回巢/)).toHaveCount(0);
  await job(page, 'forest').press('ArrowDown');
  await expect(job(page, 'lift')).toBeChecked();
  await expect(time(page)).toHaveAttribute(...atTime('13:57'));
  await expect(read(page, /送完/)).toHaveCount(1);
  await axe('#tech');
  await job(page, 'lift').press('Tab');
  await page.keyboard.press('Tab');
  const enquire = section(page).getByRole('link', { name: dispatch.scenes.logistics });
  await expect(enquire).toBeFocused();
  await expect(enquire).toHaveAttribute('href', '/about/?query=logistics#enquiry');
});

test('under reduced motion the finished day stands until it is played @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDesk(page);
  await expect(time(page)).toHaveAttribute(...atTime('17:00'));
  await expect(read(page, /喷完/)).toHaveCount(1);
  await button(page, dispatch.play).click();
  await expect(read(page, /喷完/)).toHaveCount(0);
});
