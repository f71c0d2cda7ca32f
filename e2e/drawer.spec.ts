import { navigation } from '@/content/navigation';
import { expect, MENU_FROM_PX, openDrawer, requestsFrom, test } from './fixtures';

const { labels } = navigation;

test('the drawer loads when opened, covers 60 % and keeps the focus inside @phone', async ({ page }) => {
  const scripts = requestsFrom(page, (request) => request.resourceType() === 'script');
  await page.goto('/about/');
  const before = scripts.length;
  const drawer = await openDrawer(page);
  expect(scripts.length).toBeGreaterThan(before);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await expect(drawer.getByRole('button', { name: labels.closeDrawer })).toBeFocused();
  for (let i = 0; i < 20; i += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.locator(':focus').count()).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: labels.openDrawer })).toBeFocused();

  for (const screen of [MENU_FROM_PX - 1, 320]) {
    await page.setViewportSize({ width: screen, height: 800 });
    await openDrawer(page);
    const edges = () => drawer.evaluate((panel) => [panel.getBoundingClientRect().left, panel.scrollWidth]);
    await expect.poll(edges).toEqual([expect.closeTo(screen * 0.4, 1), Math.round(screen * 0.6)]);
    await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
  }
  // At 320 px the header has no room for the button of senior mode.
  const senior = page.getByRole('button', { name: labels.senior, exact: true });
  await expect(page.getByRole('banner').locator(senior)).toBeHidden();
  await openDrawer(page);
  await drawer.locator(senior).click();
  await expect(drawer.locator(senior)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-senior');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
});

test('the drawer shows the current entry’s children and follows a link @phone', async ({ page, axe }) => {
  await page.goto('/?query=forestry#cooperation');
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('link', { name: '林业防护' })).toHaveAttribute('aria-current', 'page');
  await expect(drawer.getByRole('link', { name: '飞控系统' })).toBeHidden();
  await drawer.getByRole('button', { name: '“核心技术”' }).click();
  await expect(drawer.getByRole('link', { name: '飞控系统' })).toBeVisible();
  await drawer.getByRole('button', { name: '“关于我们”' }).click();
  await expect(drawer.getByRole('link', { name: '联系我们' })).toBeVisible();
  await axe('[role=dialog]');
  await drawer.getByRole('link', { name: '联系我们' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/about/#contract');
  await openDrawer(page);
  await drawer.getByRole('link', { name: '企业愿景' }).click();
  await openDrawer(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test('the drawer gives way to the site map if it cannot load @phone', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|chunks/);
  await page.goto('/about/');
  await context.setOffline(true);
  await page.getByRole('button', { name: labels.openDrawer }).click();
  await expect(page.getByRole('navigation', { name: labels.siteMap })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});
