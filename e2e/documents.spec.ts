import { documentLabels } from '@/content/documentLabels';
import { nestService } from '@/content/documents/nestService';
import { whitePaper } from '@/content/documents/whitePaper';
import { preview } from '@/content/preview';
import { boxOf, expect, test } from './fixtures';

const LEAST_PICTURE_PX = 300;

test('a page says what its content says @desktop', async ({ page }) => {
  await page.goto(nestService.path);
  await expect(page.getByText(nestService.subtitle.replace(/[，。].*/, '')).first()).toBeVisible();
  for (const { links } of nestService.chapters.flatMap(({ sections }) => sections)) {
    for (const { path } of links ?? [])
      await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  }
});

test('a document is found from the list, and its page leads on to the PDF @desktop', async ({ page }) => {
  const { name, title, path, file } = whitePaper;
  await page.goto(preview.page.path);
  await page.getByRole('link', { name: preview.asPageLabel.replace('{name}', name) }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main time')).toHaveAttribute('datetime', whitePaper.issued);
  const pdf = `/documents/${file}.pdf`;
  await expect(page.getByRole('link', { name: preview.download, exact: true })).toHaveAttribute('href', pdf);
  await page.getByRole('link', { name: documentLabels.reader }).click();
  await expect(page).toHaveURL(`/preview/?url=${encodeURIComponent(pdf)}`);
});

test('on phones contents lead on, tables fit or move @phone', async ({ page }) => {
  const [, second] = whitePaper.chapters;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(whitePaper.path);
  const cover = await page.locator('main img').first().boundingBox();
  expect(cover?.width).toBeGreaterThanOrEqual(LEAST_PICTURE_PX);
  await page.getByRole('region', { name: documentLabels.contents }).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: second?.title })).toBeInViewport();
  const row = page.getByRole('navigation', { name: documentLabels.chapters });
  await expect(row.getByRole('link', { name: second?.title })).toHaveAttribute('aria-current', 'location');

  const drones = whitePaper.chapters.flatMap(({ sections }) => sections).find(({ parameters }) => parameters);
  for (const cell of await page
    .getByRole('table', { name: drones?.heading, exact: true })
    .locator('td')
    .all()) {
    expect((await boxOf(cell)).right).toBeLessThanOrEqual(360 - 20);
  }

  await test.step('narrow tables end where the text does', async () => {
    await page.goto(nestService.path);
    const ends = await page
      .locator('main :is(h2, table)')
      .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().right)));
    expect(new Set(ends).size).toBe(1);
  });
});
