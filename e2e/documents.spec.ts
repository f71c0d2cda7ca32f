import { documentLabels } from '@/content/documentLabels';
import { nestService } from '@/content/documents/nestService';
import { whitePaper } from '@/content/documents/whitePaper';
import { expect, test } from './fixtures';

const LEAST_PICTURE_PX = 300;

test('a document has working contents, tables that fit and all its links @phone', async ({ page }) => {
  const [, second] = whitePaper.chapters;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(whitePaper.path);
  const cover = await page.locator('main img').first().boundingBox();
  expect(cover?.width).toBeGreaterThanOrEqual(LEAST_PICTURE_PX);
  const contents = page.locator('details', { hasText: documentLabels.contents });
  await contents.locator('summary').click();
  await contents.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: second?.title })).toBeInViewport();
  const row = page.getByRole('navigation', { name: documentLabels.chapters });
  await expect(row.getByRole('link', { name: second?.title })).toHaveAttribute('aria-current', 'location');

  const drones = whitePaper.chapters.flatMap(({ sections }) => sections).find(({ parameters }) => parameters);
  const cells = page.getByRole('table', { name: drones?.heading, exact: true }).locator('td');
  const ends = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
  expect(ends).not.toEqual([]);
  expect(Math.max(...ends)).toBeLessThanOrEqual(360 - 20);

  await page.goto(nestService.path);
  const blocks = page.locator('main :is(h2:not(summary *), table):visible');
  const edges = await blocks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(new Set(edges.map(Math.round)).size).toBe(1);
  await expect(page.getByText(nestService.subtitle.replace(/[，。].*/, '')).first()).toBeVisible();
  const links = nestService.chapters.flatMap(({ sections }) => sections.flatMap((each) => each.links ?? []));
  for (const { path } of links) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
});

test('an entry of the contents stands in one column @desktop', async ({ page }) => {
  await page.goto(nestService.path);
  const entries = page.locator('ol a:visible', { hasText: nestService.chapters[2]?.title });
  expect(await entries.evaluateAll((all) => all.map((entry) => entry.getClientRects().length))).toEqual([1]);
});
