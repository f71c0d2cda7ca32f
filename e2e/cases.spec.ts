import type { Page } from 'playwright/test';
import { cases } from '@/content/home/cases';
import { terms } from '@/content/terms';
import { TABS_FADE_MS } from '@/lib/theme';
import { expect, test } from './fixtures';

const tabs = (page: Page) => page.getByRole('tablist', { name: cases.categoriesLabel });
const panel = (page: Page, title: string) => page.getByRole('tabpanel', { name: title });
const firstCard = (page: Page, title: string) => panel(page, title).getByRole('article').first();
const left = async (page: Page, title: string) => (await firstCard(page, title).boundingBox())?.x ?? 0;

test('every category stands in the page with its id, figures and three cards @phone', async ({ page }) => {
  await page.goto('/');
  for (const { id, title, stats, cards } of cases.categories) {
    await tabs(page).getByRole('tab', { name: title }).click();
    await expect(panel(page, title)).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveRole('tabpanel');
    for (const { label, value } of stats) {
      await expect(panel(page, title).getByText(label, { exact: true })).toBeVisible();
      await expect(panel(page, title).getByText(value, { exact: true })).toBeVisible();
    }
    await expect(panel(page, title).getByRole('article')).toHaveCount(cards.length);
  }
});

test('arrow keys walk through the categories @desktop', async ({ page }) => {
  await page.goto('/');
  await tabs(page).getByRole('tab', { name: '农业植保' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page).getByRole('tab', { name: '林业防护' })).toBeFocused();
  await expect(panel(page, '林业防护')).toBeVisible();
  await expect(panel(page, '林业防护')).toHaveCSS('animation-duration', `${TABS_FADE_MS / 1000}s`);
  await page.keyboard.press('End');
  await expect(tabs(page).getByRole('tab', { name: '机巢服务' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, '机巢服务').getByText(terms.coins)).toBeVisible();
});

test('the anchor of each category shows it @desktop', async ({ page }) => {
  for (const { id, title } of cases.categories) {
    // Another query each time, so that the page is loaded anew.
    await page.goto(`/?from=${id}#${id}`);
    await expect(panel(page, title)).toBeInViewport();
  }
});

test('arrows, a drag and a wheel turned sideways move the cards; turned downwards, the page @desktop', async ({
  page,
}) => {
  await page.goto('/#cooperation');
  const back = page.getByRole('button', { name: cases.previous });
  const on = page.getByRole('button', { name: cases.next });
  await expect(back).toBeDisabled();
  await expect(on).toBeEnabled();
  const first = await left(page, '农业植保');
  const expectMoved = () => expect.poll(() => left(page, '农业植保')).toBeLessThan(first - 200);
  const goBack = async () => {
    await expect(back).toBeEnabled();
    // How many cards a drag throws the strip depends on its speed.
    while (await back.isEnabled()) await back.click();
    await expect.poll(() => left(page, '农业植保')).toBeCloseTo(first, 0);
    await expect(back).toBeDisabled();
  };

  await on.click();
  await expectMoved();
  await goBack();

  const box = await firstCard(page, '农业植保').boundingBox();
  if (!box) throw new Error('no card');
  await page.mouse.move(box.x + 300, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x - 100, box.y + 100, { steps: 8 });
  await page.mouse.up();
  await expectMoved();
  await goBack();

  await firstCard(page, '农业植保').hover();
  await page.mouse.wheel(120, 0);
  await expectMoved();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
});

test('without scripts all categories can be read @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  for (const { cards } of cases.categories) {
    await expect(page.getByText(cards[0]?.farm ?? '', { exact: true }).first()).toBeVisible();
  }
  await context.close();
});
