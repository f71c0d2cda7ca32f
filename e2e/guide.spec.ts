import type { Page } from 'playwright/test';
import { footer } from '@/content/footer';
import { guide } from '@/content/guide';
import { boxOf, distanceBelow, expect, test } from '@/e2e/fixtures';
import { answeredQuestions } from '@/lib/schema/guide';

const QUESTIONS = answeredQuestions(guide.questions.entries);
const [FIRST, , ASKED] = QUESTIONS;
if (!FIRST || !ASKED) throw new Error('too few questions');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const answer = (page: Page, { answer: [text = 'missing'] }: typeof FIRST) => page.getByText(text);

test('an address opens its question, keys the others, paper all @phone', async ({ page }) => {
  await page.goto(`/guide/#${ASKED.id}`);
  await expect(answer(page, ASKED)).toBeInViewport();
  await expect
    .poll(() =>
      distanceBelow(
        page.getByRole('navigation', { name: guide.chaptersLabel }),
        summary(page, ASKED.question),
      ),
    )
    .toBeGreaterThanOrEqual(0);
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

test('on phones duties stand in blocks, the foot in rows that open @phone', async ({ page }) => {
  const { label, rows, columns } = guide.parties;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/guide/#parties');
  const table = page.getByRole('table', { name: label });
  await expect(table.getByRole('columnheader')).toHaveCount(columns.length + 1);
  for (const { title, cells } of rows) {
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
    const filled = row.getByRole('cell').filter({ hasNotText: new RegExp(`^${guide.parties.none}$`) });
    await expect(filled).toHaveText(cells.filter(Boolean));
    for (const cell of await filled.all()) expect((await boxOf(cell)).right).toBeLessThanOrEqual(360);
  }

  const foot = page.getByRole('contentinfo');
  const opener = foot.locator('summary').last();
  const link = foot.getByRole('link', { name: footer.more.links[0]?.title, exact: true });
  await foot.scrollIntoViewIfNeeded();
  expect((await boxOf(foot)).height).toBeLessThan(1000);
  expect((await boxOf(opener)).height).toBeGreaterThanOrEqual(48);
  await expect(link).toBeHidden();
  await opener.click();
  await expect(link).toBeVisible();
  await opener.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link).toBeVisible();
  await expect(opener).toBeHidden();
});
