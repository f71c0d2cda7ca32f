import { navigation } from '@/content/navigation';
import { boxOf, distanceBelow, expect, followFooterLink, type Page, requestsFrom, test } from './fixtures';

async function expectUnderHeader(page: Page, id: string) {
  const below = () => distanceBelow(page.getByRole('banner'), page.locator(`#${id}`));
  await expect.poll(below).toBeCloseTo(16, -1);
}

const category = (page: Page, name: string) => page.locator('#cooperation').getByRole('tab', { name });
const expectChosen = (page: Page, name: string) =>
  expect(category(page, name)).toHaveAttribute('aria-selected', 'true');

test('a query in the address chooses a category, and its hash gets the focus @phone', async ({ page }) => {
  const loads = requestsFrom(page, (request) => request.isNavigationRequest());
  await page.goto('/?query=safety');
  await expectChosen(page, '公共安全');
  for (const [written, address, name] of [
    ['/?query=droneNestService#cooperation', '/?query=droneNestService#cooperation', '机巢服务'],
    ['/#cooperation?safety', '/?query=safety#cooperation', '公共安全'],
    // The anchor of a category that the query hides.
    ['/?query=forestry#logistics', '/?query=forestry#logistics', '林业防护'],
  ] as const) {
    await page.goto(written);
    await expect(page).toHaveURL(address);
    await expectUnderHeader(page, 'cooperation');
    await expectChosen(page, name);
    await expect(category(page, name)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#cooperation')).toBeFocused();
  }
  expect(loads).toHaveLength(4);
});

test('an anchor far down the page is reached exactly at any width @desktop', async ({ page }) => {
  for (const width of [360, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto('/#partner');
    await expectUnderHeader(page, 'partner');
  }
});

test('a repeated link adds one history entry; choosing a tab moves nothing @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const before = await page.evaluate(() => history.length);
  for (let i = 0; i < 3; i += 1) {
    await followFooterLink(page, '机巢服务');
    await expectUnderHeader(page, 'cooperation');
    await expect(page).toHaveURL('/?query=droneNestService#cooperation');
  }
  await expect(page.getByRole('banner').locator('nav > ul > li > a[aria-current]')).toHaveText('解决方案');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await followFooterLink(page, '公共安全');
  await expectUnderHeader(page, 'cooperation');
  await expectChosen(page, '公共安全');

  const there = (await boxOf(category(page, '工业物流'))).y;
  await category(page, '工业物流').click();
  await expectChosen(page, '工业物流');
  await expect(page).toHaveURL('/?query=logistics#cooperation');
  expect((await boxOf(category(page, '工业物流'))).y).toBeCloseTo(there, 0);
  await page.goBack();
  await expectChosen(page, '公共安全');
  await page.goForward();
  await expectChosen(page, '工业物流');
  await followFooterLink(page, navigation.labels.backToTop);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link from another page reaches its anchor, and back restores the scroll @phone', async ({ page }) => {
  await page.goto('/about/');
  await followFooterLink(page, '林业防护');
  await expect(page).toHaveURL('/?query=forestry#cooperation');
  await expectUnderHeader(page, 'cooperation');
  await followFooterLink(page, '联系我们');
  await expect(page).toHaveURL('/about/#contract');
  await expect(page.locator('#contract')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/?query=forestry#cooperation');
  await expectChosen(page, '林业防护');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('an unknown hash moves nothing, and the skip link reaches main @desktop', async ({ page }) => {
  await page.goto('/#%E4%ZZ');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const hash of ['nothing-of-this-name', '%', '100%']) {
    const moved = await page.evaluate(async (to) => {
      window.scrollTo({ top: 600, behavior: 'instant' });
      location.hash = to;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return window.scrollY - 600;
    }, hash);
    expect(moved, hash).toBe(0);
  }

  await page.goto('/about/#');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
