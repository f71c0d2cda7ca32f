import type { Page } from 'playwright/test';
import { guide } from '@/content/guide';
import { expect, test } from '@/e2e/fixtures';
import { answeredQuestions } from '@/lib/schema/guide';

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

test('an address opens its question, keys the others, paper all @phone', async ({ page }) => {
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
  await page.emulateMedia({ media: 'print' });
  for (const question of QUESTIONS) await expect(answer(page, question)).toBeVisible();
});

test('on phones the table of duties stands in blocks, no cell cut off @phone', async ({ page }) => {
  const { label, rows, columns } = guide.parties;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/guide/#parties');
  const table = page.getByRole('table', { name: label });
  await expect(table.getByRole('columnheader')).toHaveCount(columns.length + 1);
  for (const { title, cells } of rows) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
    const filled = row.getByRole('cell').filter({ hasNotText: new RegExp(`^${guide.parties.none}$`) });
    await expect(filled).toHaveText(cells.filter(Boolean));
    for (const cell of await filled.all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
  }
});
