import { drones } from '@/content/drones';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { distanceBelow, expect, openWithLateScripts, type Page, scrollNear, test } from './fixtures';

const boundary = (page: Page, id: string) => page.locator(`#${id}`).locator('xpath=..');
type Section = ReturnType<typeof boundary>;
const ZOOM = drones.zoomLabel.replace('{title}', drones.models[0]?.title ?? '');
const zoom = (page: Page) => page.getByLabel(ZOOM, { exact: true });
const expectDehydrated = (section: Section) => expect(section).toHaveAttribute('data-dehydrated');
const expectHydrated = (section: Section) => expect(section).not.toHaveAttribute('data-dehydrated');

/** Counts the presses that reach the button on the page in view. */
async function countPresses(page: Page) {
  await page.addInitScript((label) => {
    const presses: unknown[] = [];
    const note = ({ target }: Event) => (target as Element).ariaLabel === label && presses.push(target);
    addEventListener('click', note);
    Object.assign(window, { presses });
  }, ZOOM);
  return () => page.evaluate('presses.length');
}

test('sections hydrate near the view, at a key press or on going back @desktop', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(boundary(page, 'about'));
  await expectDehydrated(boundary(page, 'cooperation'));
  await scrollNear(page.locator('#cooperation'));
  await expectHydrated(boundary(page, 'cooperation'));

  const [models, last] = [boundary(page, 'product'), boundary(page, 'eco')];
  const tabs = models.getByRole('tab');
  const keyIsHeld = (key: { key: string; altKey?: boolean }) =>
    tabs.first().evaluate((tab, init) => {
      tab.focus({ preventScroll: true });
      return !tab.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    }, key);
  await expectDehydrated(models);
  expect(await keyIsHeld({ key: 'ArrowRight', altKey: true })).toBe(false);
  expect(await keyIsHeld({ key: 'ArrowRight' })).toBe(true);
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\?model=\w+#product$/);

  await expectDehydrated(last);
  const heading = await last.getByRole('heading').first().elementHandle();
  await page.goBack();
  await expectHydrated(last);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('each section near the view is hydrated in a task of its own @phone', async ({ page }) => {
  await page.addInitScript(() => {
    let task = 0;
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const note = () => {
      tasks.push(task);
      queueMicrotask(() => (task += 1));
    };
    addEventListener('hydrated', note, { capture: true });
  });
  await page.goto('/');
  await expectHydrated(boundary(page, 'about'));
  const tasks = () => page.evaluate(() => (window as typeof window & { tasks: number[] }).tasks);
  await expect.poll(async () => (await tasks()).length).toBeGreaterThan(2);
  const seen = await tasks();
  expect([...new Set(seen)]).toEqual(seen);
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
  const presses = await countPresses(page);
  for (const [name, press] of Object.entries(PRESSES)) {
    await test.step(name, async () => {
      await page.goto('/');
      await expectDehydrated(boundary(page, 'product'));
      await zoom(page).evaluate(press);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await presses()).toBe(1);
      await expectHydrated(boundary(page, 'product'));
      await zoom(page).evaluate(PRESSES['a bare click']);
      await expect.poll(presses).toBe(2);
    });
  }
});

test('a click in a far section before the scripts arrive counts once @phone', async ({ page }) => {
  const presses = await countPresses(page);
  const scriptsCome = await openWithLateScripts(page, '/');
  await zoom(page).evaluate(PRESSES['a bare click']);
  await scriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await presses()).toBe(1);
  await expectDehydrated(boundary(page, 'eco'));
});

test('typing and presses before the scripts arrive take effect afterwards @phone', async ({ page }) => {
  const scriptsCome = await openWithLateScripts(page, '/companyNews/');
  const field = page.getByRole('searchbox', { name: news.search.label });
  await field.fill('P60');
  await page.getByRole('button', { name: navigation.labels.openDrawer }).click();
  await scriptsCome();
  await expect(page.getByRole('dialog', { name: navigation.labels.drawer })).toBeVisible();
  await expect(page.locator('mark', { hasText: 'P60' }).first()).toBeAttached();
  await expect(field).toHaveValue('P60');
});

test('scripts that arrive late move neither the scroll nor the focus @phone', async ({ page }) => {
  const scriptsCome = await openWithLateScripts(page, '/');
  const belowHeader = (part: Section) => distanceBelow(page.getByRole('banner'), part);
  await page.locator('a[href="/#product"]').first().dispatchEvent('click');
  await expect.poll(() => belowHeader(page.locator('#product'))).toBeCloseTo(16, -1);
  await page.evaluate(() => document.fonts.ready.then(() => scrollBy({ top: 200, behavior: 'instant' })));
  const tab = page.getByRole('tab', { name: 'P60', exact: true });
  const there = await belowHeader(tab);
  await tab.evaluate((element) => element.focus({ preventScroll: true }));
  await scriptsCome();
  await expect(tab).toBeFocused();
  expect(await belowHeader(tab)).toBeCloseTo(there, 0);
});

test('late scripts show the tab that the hash names and keep the focus @desktop', async ({ page }) => {
  const scriptsCome = await openWithLateScripts(page, '/#forestry');
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  await scriptsCome();
  await expect(page.locator('#forestry')).toBeInViewport();
  await expect(logo).toBeFocused();
});
