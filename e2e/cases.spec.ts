import { cases } from '@/content/home/cases';
import { boxOf, drag, expect, type Page, test } from './fixtures';

const [first, second] = cases.categories;
const last = cases.categories.at(-1);
if (!first || !second || !last) throw new Error('too little content');

const tabs = (page: Page) => page.getByRole('tablist', { name: cases.categoriesLabel });
const panel = (page: Page, title: string) => page.getByRole('tabpanel', { name: title });
const card = (page: Page) =>
  panel(page, first.title).getByRole('list', { name: first.title }).getByRole('listitem').first();
const left = async (page: Page) => (await boxOf(card(page))).x;

test('arrows, drags and sideways wheels move the cards, keys the tabs @desktop', async ({ page }) => {
  await page.goto('/#cooperation');
  const back = page.getByRole('button', { name: cases.previous });
  const on = page.getByRole('button', { name: cases.next });
  await expect(back).toBeDisabled();
  const start = await left(page);
  const expectMoved = () => expect.poll(() => left(page)).toBeLessThan(start - 200);
  const goBack = async () => {
    await back.click();
    await expect.poll(() => left(page)).toBeCloseTo(start, 0);
    await expect(back).toBeDisabled();
  };

  await on.click();
  await expectMoved();
  await goBack();

  await card(page).hover();
  const { x, y } = (await boxOf(card(page))).middle;
  await drag(page, { x: x + 300, y }, { x: -300 });
  await expectMoved();
  await goBack();

  await card(page).hover();
  await page.mouse.wheel(300, 0);
  await expectMoved();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);

  await tabs(page).getByRole('tab', { name: first.title }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs(page).getByRole('tab', { name: second.title })).toBeFocused();
  await expect(panel(page, second.title)).toBeVisible();
  await expect(panel(page, second.title)).toHaveCSS('animation-duration', '0.3s');
  await page.keyboard.press('End');
  await expect(tabs(page).getByRole('tab', { name: last.title })).toHaveAttribute('aria-selected', 'true');
});
