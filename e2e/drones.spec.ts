import { drones } from '@/content/drones';
import { sharedCopy } from '@/content/sharedCopy';
import { expect, type Page, test } from './fixtures';
import { sidewaysScroll, splitWords } from './layoutFaults';

const { comparison, models } = drones;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, title: string) => page.getByRole('tabpanel', { name: title });
const table = (page: Page) => page.locator('#product').getByRole('table');
const [first, second] = models;
const last = models.at(-1);
if (!first || !second || !last) throw new Error('too little content');

test('tabs keep the model in the address; comparison and lists open @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?model=t9000#product');
  await expect(tab(page, first.name)).toHaveAttribute('aria-selected', 'true');
  await expect(table(page)).toBeHidden();
  await page.locator('summary').filter({ hasText: comparison.title }).click();
  await expect(table(page)).toBeVisible();
  const fact = panel(page, first.title).getByText(first.basic.at(-1)?.item ?? '', { exact: true });
  await expect(fact).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(fact).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(drones.parametersTitle).filter({ visible: true }).click();
  await expect(fact).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);

  await tab(page, last.name).click();
  await expect(panel(page, last.title)).toBeVisible();
  await expect(panel(page, first.title)).toBeHidden();
  await expect(page).toHaveURL(`/?model=${last.model}#product`);
  await page.reload();
  await expect(tab(page, last.name)).toHaveAttribute('aria-selected', 'true');
  await tab(page, second.name).click();
  await panel(page, second.title).getByText(drones.parametersTitle).click();
  expect(await splitWords(panel(page, second.title))).toEqual([]);
  await page.goBack();
  await expect(tab(page, last.name)).toHaveAttribute('aria-selected', 'true');
});

test('the comparison marks values that are unpublished or of another version @desktop', async ({ page }) => {
  await page.goto('/#compare');
  await expect(table(page).getByRole('rowheader')).toHaveText(comparison.rows);
  const tanks = models.map(({ basic }) => basic.find(({ item }) => item === drones.figures[0]?.item));
  const litres = tanks.map((tank) => Number.parseFloat(String(tank?.value)));
  const row = table(page).getByRole('row').filter({ hasText: tanks[0]?.item });
  const told = tanks.map((tank, model) => {
    const version = tank?.version ? `.*${sharedCopy.exportVersion}` : '';
    return new RegExp(`${litres[model]}.L${version}$`);
  });
  await expect(row.getByRole('cell')).toHaveText(told);
  const bars = await row.locator('line').evaluateAll((lines) => lines.map((line) => line.getAttribute('x2')));
  expect(bars).toEqual(litres.map((each) => `${(100 * each) / Math.max(...litres)}%`));
  await expect(table(page).getByRole('cell').filter({ hasText: drones.unpublished })).not.toHaveCount(0);
});
