import { navigation } from '@/content/navigation';
import { expect, MENU_FROM_PX, openDrawer, requestsFrom, test } from './fixtures';

const { labels } = navigation;

test.describe('drawer', { tag: '@phone' }, () => {
  test('comes when asked for, covers 60 % and keeps the focus inside', async ({ page }) => {
    const scripts = requestsFrom(page, (request) => request.resourceType() === 'script');
    await page.goto('/about/');
    const before = scripts.length;
    const drawer = await openDrawer(page);
    expect(scripts.length).toBeGreaterThan(before);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    await expect(drawer.getByRole('button', { name: labels.closeDrawer })).toBeFocused();
    for (let i = 0; i < 20; i += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('[role=dialog]'),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: labels.openDrawer })).toBeFocused();

    for (const screen of [320, MENU_FROM_PX - 1]) {
      await page.setViewportSize({ width: screen, height: 800 });
      await openDrawer(page);
      const edges = () => drawer.evaluate((panel) => [panel.getBoundingClientRect().left, panel.scrollWidth]);
      await expect.poll(edges).toEqual([expect.closeTo(screen * 0.4, 1), Math.round(screen * 0.6)]);
      await page.mouse.click(20, 400);
      await expect(drawer).toBeHidden();
    }
    await openDrawer(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(drawer).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  });

  test('shows the current entry’s children and leads where one chooses', async ({ page, axe }) => {
    await page.goto('/?query=forestry#cooperation');
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole('link', { name: '林业防护' })).toHaveAttribute('aria-current', 'page');
    await expect(drawer.getByRole('link', { name: '飞控系统' })).toBeHidden();
    await drawer.getByRole('button', { name: '“核心技术”' }).click();
    await expect(drawer.getByRole('link', { name: '飞控系统' })).toBeVisible();
    await drawer.getByRole('button', { name: '“关于我们”' }).click();
    await expect(drawer.getByRole('link', { name: '联系我们' })).toBeVisible();
    await axe();
    await drawer.getByRole('link', { name: '联系我们' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/about/#contract');
    await expect(page.locator('#contract')).toBeInViewport();
  });

  test('without a network the button leads to the foot of the page', async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|chunks/);
    await page.goto('/about/');
    await context.setOffline(true);
    await page.getByRole('button', { name: labels.openDrawer }).click();
    await expect(page.getByRole('navigation', { name: labels.siteMap })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });

  test('opens where the browser knows no dialogs of its own, too', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));
    await page.goto('/about/');
    const drawer = await openDrawer(page);
    await expect(drawer.getByRole('button', { name: labels.closeDrawer })).toBeFocused();
  });
});
