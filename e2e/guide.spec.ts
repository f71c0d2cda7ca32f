import type { Page } from 'playwright/test';
import { guide } from '@/content/guide';
import { expect, test } from '@/e2e/fixtures';
import { answeredQuestions } from '@/lib/guide/answeredQuestions';

const QUESTIONS = answeredQuestions(guide.questions.entries);
const [FIRST, , ASKED] = QUESTIONS;
if (!FIRST || !ASKED) throw new Error('too few questions');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const answer = (page: Page, { answer: [text = 'missing'] }: typeof FIRST) => page.getByText(text);

/** How far under the row of chapters the question begins. */
async function belowRow(page: Page, name: string) {
  const row = await page.getByRole('navigation', { name: guide.chaptersLabel }).boundingBox();
  const box = await summary(page, name).boundingBox();
  return row && box ? box.y - row.y - row.height : Number.NaN;
}

test('an address with a question opens it, and keys open the others @phone', async ({ page }) => {
  await page.goto(`/guide/#${ASKED.id}`);
  await expect(answer(page, ASKED)).toBeInViewport();
  await expect.poll(() => belowRow(page, ASKED.question)).toBeGreaterThanOrEqual(0);
  await expect(answer(page, FIRST)).toBeHidden();
  await summary(page, FIRST.question).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page, FIRST)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer(page, FIRST)).toBeHidden();
  await page.evaluate((id) => {
    location.hash = id;
  }, FIRST.id);
  await expect(answer(page, FIRST)).toBeInViewport();
});

test('each answer is printed, opened or not @desktop', async ({ page }) => {
  await page.goto('/guide/');
  await page.emulateMedia({ media: 'print' });
  for (const question of QUESTIONS) await expect(answer(page, question)).toBeVisible();
});

test('who is responsible can be read on a phone: the table moves, its first column stays @phone', async ({
  page,
}) => {
  const { table, rows, columns } = guide.parties;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/guide/#parties');
  const field = page.getByRole('region', { name: table });
  for (const { title } of rows) await expect(field.getByRole('rowheader', { name: title })).toBeVisible();
  const last = field.getByRole('columnheader', { name: columns.at(-1) });
  await expect(last).not.toBeInViewport();
  await field.focus();
  await field.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
  });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(field.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
});
