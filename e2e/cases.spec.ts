import type { Page } from 'playwright/test';
import { coins } from '@/content/coins';
import { appPublished } from '@/content/download';
import { cases } from '@/content/home/cases';
import { boxOf, drag, expect, test } from './fixtures';

const tabs = (page: Page) => page.getByRole('tablist', { name: cases.categoriesLabel });
const panel = (page: Page, title: string) => page.getByRole('tabpanel', { name: title });
const firstCard = (page: Page, title: string) => panel(page, title).getByRole('article').first();
const left = async (page: Page, title: string) => (await boxOf(firstCard(page, title))).x;

test('keys walk through the categories, and each has its anchor @desktop', async ({ page }) => {
  await page.goto('/');
  for (const { anchor, title, cards } of cases.categories) {
    await page.evaluate((hash) => location.assign(`#${hash}`), anchor);
    await expect(panel(page, title)).toBeInViewport();
    await expect(page.locator(`#${anchor}[role=tabpanel]`).getByRole('article')).toHaveCount(cards.length);
  }
  await tabs(page).getByRole('tab', { name: '农业植保' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page).getByRole('tab', { name: '林业防护' })).toBeFocused();
  await expect(panel(page, '林业防护')).toBeVisible();
  await expect(panel(page, '林业防护')).toHaveCSS('animation-duration', '0.3s');
  await page.keyboard.press('End');
  await expect(tabs(page).getByRole('tab', { name: '机巢服务' })).toHaveAttribute('aria-selected', 'true');
  const note = appPublished ? coins.note : coins.noteBeforeApp;
  await expect(panel(page, '机巢服务').getByText(note, { exact: true })).toBeVisible();
});

test('arrows, a drag and a wheel turned sideways move the cards @desktop', async ({ page }) => {
  await page.goto('/#cooperation');
  const back = page.getByRole('button', { name: cases.previous });
  const on = page.getByRole('button', { name: cases.next });
  await expect(back).toBeDisabled();
  await expect(on).toBeEnabled();
  const first = await left(page, '农业植保');
  const expectMoved = () => expect.poll(() => left(page, '农业植保')).toBeLessThan(first - 200);
  const goBack = async () => {
    // How many cards a drag throws the strip depends on its speed; at its beginning a press does nothing.
    const press = () => back.evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => press().then(() => left(page, '农业植保'))).toBeCloseTo(first, 0);
    await expect(back).toBeDisabled();
  };

  await on.click();
  await expectMoved();
  await goBack();

  await firstCard(page, '农业植保').hover();
  await drag(page, (await boxOf(firstCard(page, '农业植保'))).middle, { x: -400 });
  await expectMoved();
  await goBack();

  await firstCard(page, '农业植保').hover();
  await page.mouse.wheel(120, 0);
  await expectMoved();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
});
