import type { Locator, Page } from 'playwright/test';
import { drones } from '@/content/drones';
import { cases } from '@/content/home/cases';
import { partners } from '@/content/home/partners';
import { comeNear, distanceBelow, expect, openWithLate, test } from './fixtures';

const part = (page: Page, id: string) => page.locator(`#${id}`).locator('xpath=..');
const printButton = (page: Page) => page.getByRole('button', { name: drones.comparison.print });
const expectAsleep = (section: Locator) => expect(section).toHaveAttribute('data-dehydrated');
const expectAwake = (section: Locator) => expect(section).not.toHaveAttribute('data-dehydrated');

/** One entry for each time that the page was printed. */
async function countPrints(page: Page) {
  const prints: true[] = [];
  await page.exposeFunction('print', () => prints.push(true));
  return prints;
}

test('a section is hydrated a view away, all by going back @desktop', async ({ page }) => {
  await page.goto('/');
  await expectAwake(part(page, 'about'));
  await expectAsleep(part(page, 'product'));
  await comeNear(page.locator('#product'));
  await expectAwake(part(page, 'product'));
  const last = part(page, 'eco');
  await expectAsleep(last);
  const heading = await last.getByRole('heading').first().elementHandle();
  await part(page, 'product').getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/model=/);
  await expectAsleep(last);
  await page.goBack();
  await expectAwake(last);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

const PRESSES = {
  'a bare click': (button: HTMLElement) => button.click(),
  'a tap': (button: HTMLElement) => {
    for (const type of ['pointerdown', 'pointerup'])
      button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    button.click();
  },
  'the focus and a click': (button: HTMLElement) => {
    button.focus({ preventScroll: true });
    button.click();
  },
};

test('any press in a section that is not hydrated counts once @phone', async ({ page }) => {
  const prints = await countPrints(page);
  for (const [name, press] of Object.entries(PRESSES)) {
    await test.step(name, async () => {
      prints.length = 0;
      await page.goto('/');
      await expectAsleep(part(page, 'product'));
      await printButton(page).evaluate(press);
      await expect.poll(() => prints).toHaveLength(1);
      await expectAwake(part(page, 'product'));
      await printButton(page).evaluate(PRESSES['a bare click']);
      await expect.poll(() => prints).toHaveLength(2);
    });
  }
});

test('a click before the scripts, in a section far away, counts once @phone', async ({ page }) => {
  const prints = await countPrints(page);
  const scriptsCome = await openWithLate(page, '/');
  await printButton(page).evaluate(PRESSES['a bare click']);
  await scriptsCome();
  await expect.poll(() => prints).toHaveLength(1);
  await expectAsleep(part(page, 'eco'));
});

test('a key in tabs that are not hydrated moves by one @desktop', async ({ page }) => {
  await page.goto('/');
  const section = part(page, 'product');
  const tabs = section.getByRole('tab');
  const keyIsHeld = (key: { key: string; altKey?: boolean }) =>
    tabs.first().evaluate((tab, init) => {
      tab.focus({ preventScroll: true });
      return !tab.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    }, key);
  await expectAsleep(section);
  expect(await keyIsHeld({ key: 'ArrowRight', altKey: true })).toBe(false);
  expect(await keyIsHeld({ key: 'ArrowRight' })).toBe(true);
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the query of the address is followed far from the view @phone', async ({ page }) => {
  await page.goto('/?query=safety');
  const { title } = cases.categories.find(({ query }) => query === 'safety') ?? { title: '' };
  await expect(part(page, 'cooperation').getByRole('tab', { name: title })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what is printed is hydrated and holds every section @desktop', async ({ page }) => {
  await page.goto('/');
  await expectAsleep(part(page, 'partner'));
  await page.pdf();
  await expectAwake(part(page, 'partner'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: partners.title })).toBeVisible();
});

test('the address leads to a section far down where it stands, at any width @desktop', async ({ page }) => {
  for (const width of [360, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto('/#partner');
    await expect
      .poll(() => distanceBelow(page.getByRole('banner'), page.locator('#partner')))
      .toBeCloseTo(16, -1);
  }
});
