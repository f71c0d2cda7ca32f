import type { Locator, Page } from 'playwright/test';
import { navigation } from '@/content/navigation';
import { allLaidOut, expect, test } from './fixtures';
import { openWithLateScripts } from './lateScripts';

const foot = (page: Page) => page.getByRole('contentinfo');
const footerLink = (page: Page, name: string) => foot(page).getByRole('link', { name, exact: true });

/** On phones the links of the foot are in rows that open. */
async function followFooterLink(page: Page, name: string) {
  await foot(page)
    .locator('details')
    .evaluateAll((rows) => {
      for (const row of rows) row.setAttribute('open', '');
    });
  await footerLink(page, name).click();
}

const topOf = (element: Locator) => element.evaluate((shown) => shown.getBoundingClientRect().top);

async function expectUnderHeader(page: Page, id: string) {
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        return top >= header && top < header + 40;
      }, id),
    )
    .toBe(true);
}

test('the address with a query scrolls to its hash and moves focus there', async ({ page }) => {
  await page.goto('/?query=logistics#cooperation');
  await expectUnderHeader(page, 'cooperation');
  await expect(page.locator('#cooperation')).toBeFocused();
  await expect(page.locator('#cooperation').getByRole('tab', { name: '工业物流' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('scripts that come late leave a visitor where he went meanwhile', async ({ page }) => {
  const scriptsCome = await openWithLateScripts(page, '/#product');
  await expectUnderHeader(page, 'product');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  const tab = page.getByRole('tab', { name: 'P60', exact: true });
  const there = await topOf(tab);
  await tab.evaluate((element) => element.focus({ preventScroll: true }));
  await scriptsCome();
  await expect(tab).toBeFocused();
  expect(await topOf(tab)).toBeCloseTo(there, 0);
});

test('scripts that come late show what was hidden, and leave the focus where it is', async ({ page }) => {
  const scriptsCome = await openWithLateScripts(page, '/#forestry');
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  await scriptsCome();
  await expect(page.locator('#forestry')).toBeInViewport();
  await expect(logo).toBeFocused();
});

const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

const isLaidOut = (page: Page, id: string) => page.locator(`#${id} > div`).first().evaluate(isShown);

test('what lies far below is laid out when it comes near, and when nothing else is to do @phone', async ({
  page,
}) => {
  const scriptsCome = await openWithLateScripts(page, '/');
  await expect.poll(() => isLaidOut(page, 'about')).toBe(true);
  expect(await isLaidOut(page, 'eco')).toBe(false);
  await page.locator('#eco').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, 'eco')).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await scriptsCome();
  await allLaidOut(page);
  expect(await isLaidOut(page, 'product')).toBe(true);
});

test('who reloads or comes back finds every part at its true height @desktop', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { laidOutLate: 'laysOutLate' in document.documentElement.dataset }),
    ),
  );
  const laidOutLate = () => page.evaluate(() => (window as unknown as { laidOutLate: boolean }).laidOutLate);
  await page.goto('/');
  expect(await laidOutLate()).toBe(true);
  await page.reload();
  expect(await laidOutLate()).toBe(false);
  await page.goto('/offline/');
  expect(await laidOutLate()).toBe(true);
  await page.goBack();
  expect(await laidOutLate()).toBe(false);
});

test('who goes on before the page has settled comes back to where he was @phone', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/');
  for (const part of await page.locator('[data-late]').all()) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => part.locator('> *').first().evaluate(isShown)).toBe(true);
  }
  await followFooterLink(page, '隐私说明');
  await expect(page).toHaveURL('/privacy/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(foot(page)).toBeInViewport();
});

test('before scripts come a link leads exactly to a place that rested', async ({ page }) => {
  const scriptsCome = await openWithLateScripts(page, '/');
  expect(await isLaidOut(page, 'eco')).toBe(false);
  await page
    .locator('a[href="/#product"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expectUnderHeader(page, 'product');
  await scriptsCome();
  await expectUnderHeader(page, 'product');
});

test('the hand-written form gives the same state and its address is put right @phone', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/#cooperation?safety');
  await expect(page).toHaveURL('/?query=safety#cooperation');
  await expectUnderHeader(page, 'cooperation');
  await expect(page.locator('#cooperation').getByRole('tab', { name: '公共安全' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(loads).toBe(1);
});

test('the same link pressed thrice scrolls thrice and writes history once; the last link leads up', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const before = await page.evaluate(() => history.length);
  for (let i = 0; i < 3; i += 1) {
    await followFooterLink(page, '机巢服务');
    await expectUnderHeader(page, 'cooperation');
    await expect(page).toHaveURL('/?query=droneNestService#cooperation');
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await footerLink(page, navigation.labels.backToTop).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('another query beside the same hash scrolls and changes the category; back and forward restore it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?query=forestry#cooperation');
  await followFooterLink(page, '公共安全');
  await expectUnderHeader(page, 'cooperation');
  await expect(page.locator('#cooperation').getByRole('tab', { name: '公共安全' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.locator('#cooperation').getByRole('tab', { name: '工业物流' }).click();
  await expect(page).toHaveURL('/?query=logistics#cooperation');
  await page.goBack();
  await expect(page.locator('#cooperation').getByRole('tab', { name: '公共安全' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goForward();
  await expect(page.locator('#cooperation').getByRole('tab', { name: '工业物流' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('choosing a category does not move the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await allLaidOut(page);
  const tab = page.locator('#cooperation').getByRole('tab', { name: '工业物流' });
  await tab.scrollIntoViewIfNeeded();
  const before = await topOf(tab);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/?query=logistics#cooperation');
  expect(await topOf(tab)).toBeCloseTo(before, 0);
});

test('a link from another page scrolls to its anchor', async ({ page }) => {
  await page.goto('/about/');
  await followFooterLink(page, '林业防护');
  await expect(page).toHaveURL('/?query=forestry#cooperation');
  await expectUnderHeader(page, 'cooperation');
  await followFooterLink(page, '联系我们');
  await expect(page).toHaveURL('/about/#contract');
  await expect(page.locator('#contract')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/?query=forestry#cooperation');
  await expect(page.locator('#cooperation').getByRole('tab', { name: '林业防护' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a hash that names nothing, or what is hidden, does nothing @desktop', async ({ page }) => {
  await page.goto('/#%E4%ZZ');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await allLaidOut(page);
  for (const hash of ['nothing-of-this-name', '%', '100%', 'drone-t70']) {
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
});

test('the page scrolls smoothly, at once under reduced motion; the skip link leads past the menu @desktop', async ({
  page,
}) => {
  await page.goto('/about/');
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: navigation.labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
