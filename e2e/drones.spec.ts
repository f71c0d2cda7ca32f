import type { Page } from 'playwright/test';
import { drones } from '@/content/drones';
import { viewer } from '@/content/viewer';
import { expect, test } from './fixtures';

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

test('keys walk through models; the comparison follows its address @desktop', async ({ page }) => {
  await page.goto('/?model=p60&compare=p60,t100#product');
  await tab(page, 'P60').click();
  await page.keyboard.press('Home');
  await expect(panel(page, titleOf('p60'))).not.toHaveCSS('animation-duration', '0.3s');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'T100')).toBeFocused();
  await expect(panel(page, titleOf('t100'))).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'T70' })).toHaveCount(0);
  await expect(table(page).getByRole('columnheader', { name: 'T100' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'T70' }).check();
  await expect(table(page).getByRole('columnheader', { name: 'T70' })).toBeVisible();

  const rows = table(page).getByRole('row');
  const all = await rows.count();
  const only = page.getByRole('switch', { name: comparison.onlyDifferences });
  await only.check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.filter({ hasText: '最大高度' })).toHaveCount(0);
  await expect(rows.filter({ hasText: '药箱容量' })).toHaveCount(1);
  await only.uncheck();
  await expect(rows).toHaveCount(all);
});

test('on phones the comparison and the data sheets begin short @phone', async ({ page }) => {
  const rows = table(page).getByRole('row');
  const every = 1 + (models[0]?.basic.length ?? 0) + (models[0]?.flight.length ?? 0);
  const only = page.getByRole('switch', { name: comparison.onlyDifferences });
  await page.goto('/?compare=p60,t100#compare');
  await expect(rows).toHaveCount(every);
  await expect(only).not.toBeChecked();
  await page.goto('/#compare');
  await expect(rows).toHaveCount(1 + comparison.bars.length);
  await page.getByRole('checkbox', { name: 'T70' }).uncheck();
  await expect(only).toBeChecked();
  await only.uncheck();
  await expect(rows).toHaveCount(every);

  const last = panel(page, titleOf('p60')).getByText(models[0]?.basic.at(-1)?.item ?? '', { exact: true });
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(drones.more.replace('{title}', drones.basicTitle)).filter({ visible: true }).click();
  await expect(last).toBeVisible();
});
