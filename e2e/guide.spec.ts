import { PDFDocument } from '@cantoo/pdf-lib';
import { drones } from '@/content/drones';
import { footer } from '@/content/footer';
import { guide } from '@/content/guide';
import { questions } from '@/content/guide/questions';
import { rules } from '@/content/guide/rules';
import { visitors } from '@/content/home/visitors';
import { boxOf, distanceBelow, expect, type Page, test } from '@/e2e/fixtures';
import { jobAmounts, type Quantity, tanksOf } from '@/lib/drones/jobSums';

const QUESTIONS = questions.visitors.flatMap(({ entries }) => entries);
const [FIRST, , ASKED] = QUESTIONS;
const [SPRAYING, , LIFTING] = rules.operations;
if (!FIRST || !ASKED || !SPRAYING || !LIFTING) throw new Error('too little content');

const WIDE = { width: 1440, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const answer = (page: Page, { answer: [text = 'missing'] }: typeof FIRST) =>
  page.locator('#questions').getByText(text);
const table = (page: Page) => page.getByRole('table', { name: rules.title });
const operations = (page: Page) => page.getByRole('navigation', { name: rules.choose });
/** A rule in the column of one operation, which no other column repeats. */
const ruleOf = (page: Page, column: number) =>
  table(page).getByText(rules.rows[3]?.cells[column]?.[0] ?? 'missing', { exact: true });

test('addresses, keys and printing open the questions, and the steps come first @phone', async ({ page }) => {
  await page.goto(`/guide/#${ASKED.id}`);
  await expect(answer(page, ASKED)).toBeInViewport();
  const chapters = page.getByRole('navigation', { name: guide.chaptersLabel });
  await expect.poll(() => distanceBelow(chapters, summary(page, ASKED.question))).toBeGreaterThanOrEqual(0);
  await expect(answer(page, FIRST)).toBeHidden();
  await summary(page, FIRST.question).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, FIRST)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer(page, FIRST)).toBeHidden();
  await page.evaluate((id) => {
    const link = Object.assign(document.createElement('a'), { href: `#${id}` });
    document.body.append(link);
    link.click();
  }, FIRST.id);
  await expect(answer(page, FIRST)).toBeInViewport();

  const [first, , third] = guide.steps.list;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect((await boxOf(page.getByText(first?.yours ?? 'missing'))).y).toBeLessThan(560);
  const platform = page.getByText(third?.others[0] ?? 'missing');
  await expect(platform).toBeHidden();
  await summary(page, guide.steps.details).click();
  await expect(platform).toBeVisible();

  const [, { title = 'missing', list = ['missing'] } = {}] = guide.prepare.scenes;
  const needed = page.getByText(list[0] ?? 'missing');
  await expect(needed).toBeHidden();
  await summary(page, title).click();
  await expect(needed).toBeVisible();
  await summary(page, title).click();
  await page.setViewportSize(WIDE);
  await expect(needed).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const question of QUESTIONS) await expect(answer(page, question)).toBeVisible();
});

test('home links each kind of visitor to their questions @phone', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: visitors.label }).getByRole('link');
  await expect(links).toHaveText(visitors.links.map(({ title }) => title));
  await links.last().click();
  for (const { title, path } of visitors.links) {
    const asked = questions.visitors.find(({ id }) => path.endsWith(`#${id}`))?.entries ?? [];
    const headings = page.getByRole('region', { name: title }).getByRole('heading', { level: 4 });
    await expect(headings).toHaveText(asked.map(({ question }) => question));
  }
  await expect(page.getByRole('region', { name: visitors.links.at(-1)?.title })).toBeInViewport();
});

test('phones show the rules of one operation, wide screens and paper of all @phone', async ({ page }) => {
  const prints: unknown[] = [];
  await page.exposeFunction('print', () => prints.push('asked'));
  await page.goto(`/guide/?scene=${LIFTING.operation}#rules`);
  await expect(ruleOf(page, 2)).toBeVisible();
  await expect(ruleOf(page, 0)).toBeHidden();
  // The operations are the heads: the row of column heads is for screen readers.
  expect(await distanceBelow(operations(page), table(page).getByRole('row').nth(1))).toBeLessThan(20);
  const tab = operations(page).getByRole('link', { name: SPRAYING.title });
  await page.evaluate(() => document.fonts.ready.then(() => scrollBy({ top: 60, behavior: 'instant' })));
  const { y } = await boxOf(tab);
  await tab.click();
  await expect(page).toHaveURL(`/guide/?scene=${SPRAYING.operation}#rules`);
  await expect(ruleOf(page, 0)).toBeVisible();
  await expect(ruleOf(page, 2)).toBeHidden();
  expect((await boxOf(tab)).y).toBeCloseTo(y, 0);
  await page.goBack();
  await expect(ruleOf(page, 2)).toBeVisible();

  const expectAll = async () => {
    for (const column of rules.operations.keys()) await expect(ruleOf(page, column)).toBeVisible();
  };
  await page.getByRole('button', { name: rules.print }).click();
  await expect.poll(() => prints).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expectAll();
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const pdf = await PDFDocument.load(await page.pdf({ format: 'A4', margin }));
  expect(pdf.getPageCount()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(operations(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize(WIDE);
  await expect(operations(page)).toBeHidden();
  await expectAll();
  const cells = rules.rows.flatMap((row) => row.cells.flat());
  for (const name of new Set(cells.join().match(/第[一-十]+条/gu))) {
    // A text fragment finds the article in the official text.
    const words = encodeURIComponent(rules.law.articles[name] ?? 'missing');
    const link = table(page).getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', `${rules.law.url}#:~:text=${words}`);
  }
});

test('duties fit a phone, a job is calculated, the footer opens in rows @phone', async ({ page, axe }) => {
  const { label, rows, columns } = guide.parties;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/guide/#job');
  const duties = page.getByRole('table', { name: label });
  await expect(duties.getByRole('columnheader')).toHaveCount(columns.length + 1);
  for (const { title, cells } of rows) {
    const row = duties.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
    const filled = row.getByRole('cell').filter({ hasNotText: new RegExp(`^${guide.parties.none}$`) });
    await expect(filled).toHaveText(cells.filter(Boolean));
    for (const cell of await filled.all()) expect((await boxOf(cell)).right).toBeLessThanOrEqual(360);
  }

  const { jobs, quantities, problem, example } = guide.job;
  const tanks = tanksOf(drones.models, quantities.tank.label);
  const calculator = page.getByRole('region', { name: jobs.agriculture.title });
  const field = (name: Quantity) => calculator.getByLabel(quantities[name].label);
  await field('mu').fill('１20');
  await field('tank').selectOption('T70');
  const { boxes } = jobAmounts({ ...example, mu: '120', tank: 'T70' }, tanks);
  await expect(calculator.getByText(`${boxes} 箱`, { exact: true })).toBeVisible();
  await field('dose').fill('-5');
  await expect(field('dose')).toHaveAttribute('aria-invalid', 'true');
  await expect(calculator.getByText(problem)).toBeVisible();
  await axe('#job');

  const foot = page.getByRole('contentinfo');
  const opener = foot.locator('summary').last();
  const link = foot.getByRole('link', { name: footer.lastColumn.links[0]?.title, exact: true });
  await foot.scrollIntoViewIfNeeded();
  expect((await boxOf(foot)).height).toBeLessThan(1000);
  expect((await boxOf(opener)).height).toBeGreaterThanOrEqual(48);
  await expect(link).toBeHidden();
  await opener.click();
  await expect(link).toBeVisible();
  await opener.click();
  await page.setViewportSize(WIDE);
  await expect(link).toBeVisible();
  await expect(opener).toBeHidden();
});
