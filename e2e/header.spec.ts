import { appPublished, download } from '@/content/download';
import { navigation } from '@/content/navigation';
import { expect, MENU_FROM_PX, openWithStoppedClock, type Page, passTime, setSenior, test } from './fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const toggle = (page: Page, title: string) => menu(page).getByRole('button', { name: `“${title}”` });

test('the header is dark until scrolled; menus open and close after 300 ms @desktop', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await expect(menu(page).locator(':scope > ul > li > a[aria-current]')).toHaveText('首页');
  const button = toggle(page, '解决方案');
  await menu(page).getByRole('link', { name: '解决方案', exact: true }).hover();
  await passTime(page, 250);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await passTime(page, 100);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', { name: /林业防护/ })).toBeVisible();
  await page.mouse.move(900, 700);
  await passTime(page, 250);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await passTime(page, 100);
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await test.step('what has just opened stays when it is pressed, or the mouse is soon back', async () => {
    await button.hover();
    await passTime(page, 350);
    await page.mouse.move(900, 700);
    await passTime(page, 250);
    await button.hover();
    await passTime(page, 1000);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await expect(page.getByRole('banner')).toHaveAttribute('data-theme', 'dark');
  await page.mouse.wheel(0, 200);
  await passTime(page, 100);
  await expect(page.getByRole('banner')).toHaveAttribute('data-theme', 'light');
});

test('the header is light on inner pages and works by keyboard alone @desktop', async ({ page, axe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about/');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-theme', 'light');
  const service = header.getByRole('link', { name: navigation.customerService });
  await expect(service).toHaveAttribute('target', '_blank');
  const button = toggle(page, '核心技术');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: /飞控系统/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await expect(menu(page).getByRole('link', { name: /飞控系统/ })).toBeHidden();

  const { entries } = navigation;
  const index = entries.findIndex(({ children }, at) => children && entries[at + 1]?.children === undefined);
  const open = toggle(page, entries[index]?.title ?? '');
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await axe('header');
  const childCount = entries[index]?.children?.length ?? 0;
  for (let i = 0; i <= childCount; i += 1) await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: entries[index + 1]?.title })).toBeFocused();
  await expect(open).toHaveAttribute('aria-expanded', 'false');

  await test.step('its menu fits where it begins, and in large type', async () => {
    await page.setViewportSize({ width: MENU_FROM_PX, height: 800 });
    for (const senior of [false, true]) {
      await setSenior(page, senior);
      const row = header.locator('[data-container]');
      expect(await row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
  });
});

test('the header’s button leads to the enquiry until a store has the App @phone', async ({ page }) => {
  const { title, path } = appPublished ? download.page : download.beforeApp.enquiry;
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: title, exact: true }).last().click();
  await expect(page).toHaveURL(path);
});

test('a tap on the button opens a menu on a wide touch screen @phone', async ({ page }) => {
  await page.setViewportSize({ width: MENU_FROM_PX, height: 800 });
  await openWithStoppedClock(page, '/about/');
  const button = toggle(page, '关于我们');
  await button.dispatchEvent('pointerover', { pointerType: 'touch' });
  await passTime(page, 1000);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  const entry = menu(page).getByRole('link', { name: /联系我们/ });
  await entry.tap();
  await expect(entry).toBeHidden();

  await page.goto('/');
  await button.tap();
  await expect(entry).toBeVisible();
  await page.touchscreen.tap(400, 600);
  await expect(entry).toBeHidden();
});
