import type { Page } from 'playwright/test';
import { ecosystem } from '@/content/home/ecosystem';
import { expect, test } from './fixtures';

const { calculator } = ecosystem.agreement;
const card = (page: Page) => page.locator('#ecoAgreement');
const field = (page: Page, name: keyof typeof calculator.fields) =>
  card(page).getByRole('textbox', { name: calculator.fields[name] });

async function fill(page: Page, values: Partial<Record<keyof typeof calculator.fields, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof typeof calculator.fields).fill(value);
  }
}

test('both cards stand with their lists, guarantees and anchors @desktop', async ({ page }) => {
  await page.goto('/#ecoCoCreation');
  for (const [id, { title, points, guarantee }] of [
    ['ecoAgreement', ecosystem.agreement],
    ['ecoCoCreation', ecosystem.coCreation],
  ] as const) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { name: title })).toBeVisible();
    await expect(section.getByText(guarantee)).toBeVisible();
    for (const point of points) await expect(section.getByText(point, { exact: true })).toBeVisible();
  }
});

test('reckons by the printed formulas, asks nobody, answers wrong input in words and loses nothing @phone', async ({
  page,
}) => {
  await page.goto('/#ecoAgreement');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const formula of calculator.formulas) await expect(card(page).getByText(formula)).toBeVisible();
  await fill(page, { mu: '１00', yield: '400', loss: '25', price: '3.2' });
  await expect(card(page).getByText('300', { exact: true })).toBeVisible();
  await expect(card(page).getByText('9,600', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/price=3\.2/);

  for (const [value, problem] of [
    ['', calculator.problems.empty],
    ['-5', calculator.problems.negative],
    ['许多', calculator.problems.notANumber],
  ] as const) {
    await test.step(`an area of “${value}”`, async () => {
      await fill(page, { mu: value });
      await field(page, 'price').focus();
      await expect(card(page).getByText(problem.replace('{label}', calculator.fields.mu))).toBeVisible();
      await expect(field(page, 'mu')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'mu')).toHaveValue(value);
    });
  }
  expect(asked.filter((url) => /mu=|price=/.test(url))).toEqual([]);
});

test('the values stand in the address, which gives a neighbour the same result @phone', async ({ page }) => {
  await page.goto('/?mu=80&yield=500&loss=40&price=2.5#ecoAgreement');
  await expect(field(page, 'mu')).toHaveValue('80');
  await expect(card(page).getByText('9,600', { exact: true })).toBeVisible();
  await fill(page, { mu: '60' });
  await expect(page).toHaveURL(/[?&]mu=60(&|#)/);
});

test('without scripts the formula and an example stand in words @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(card(page).getByText(/保费合计 600 元/)).toBeVisible();
  await context.close();
});
