import type { Page } from 'playwright/test';
import { drones } from '@/content/drones';
import { viewer } from '@/content/viewer';
import { expect, test } from './fixtures';
import { sidewaysScroll } from './layoutFaults';

const { comparison, models } = drones;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, title: string) => page.getByRole('tabpanel', { name: title });
const table = (page: Page) => page.locator('#product').getByRole('table');
const titleOf = (model: string) => models.find((each) => each.model === model)?.title ?? '';

test('tabs keep their model in the address, and a picture opens large @phone', async ({ page }) => {
  await page.goto('/?model=t9000#product');
  await expect(tab(page, 'P60')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'T100').click();
  await expect(panel(page, titleOf('t100'))).toBeVisible();
  await expect(panel(page, titleOf('p60'))).toBeHidden();
  await expect(page).toHaveURL('/?model=t100#product');
  await page.reload();
  await expect(tab(page, 'T100')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: drones.zoomLabel.replace('{title}', titleOf('t100')) }).click();
  const dialog = page.getByRole('dialog', { name: viewer.title });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await tab(page, 'T70').click();
  await expect(tab(page, 'T70')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'T100')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(tab(page, 'T70')).toHaveAttribute('aria-selected', 'true');
});

test('keys walk through models @desktop', async ({ page }) => {
  await page.goto('/?model=p60#product');
  await tab(page, 'P60').click();
  await page.keyboard.press('Home');
  await expect(panel(page, titleOf('p60'))).not.toHaveCSS('animation-duration', '0.3s');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'T100')).toBeFocused();
  await expect(panel(page, titleOf('t100'))).toBeVisible();
});

test('compared are the rows known of most, each value with what it is not @desktop', async ({ page }) => {
  await page.goto('/#compare');
  await expect(table(page).getByRole('rowheader')).toHaveText(comparison.rows);
  const row = table(page).getByRole('row').filter({ hasText: '药箱容量' });
  await expect(row.getByRole('cell')).toHaveText([/30.L$/, /70.L.*出口版参数$/, /75.L$/]);
  const bars = await row.locator('line').evaluateAll((lines) => lines.map((line) => line.getAttribute('x2')));
  expect(bars).toEqual(['40%', `${(100 * 70) / 75}%`, '100%']);
  await expect(table(page).getByRole('row').last().getByRole('cell').last()).toContainText(
    drones.unpublished,
  );
});

test('on phones the comparison opens when asked, and data sheets everywhere @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#product');
  await expect(table(page)).toBeHidden();
  await page.locator('summary').filter({ hasText: comparison.title }).click();
  await expect(table(page)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  const last = panel(page, titleOf('p60')).getByText(models[0]?.basic.at(-1)?.item ?? '', { exact: true });
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(drones.more.replace('{title}', drones.basicTitle)).filter({ visible: true }).click();
  await expect(last).toBeVisible();
});
