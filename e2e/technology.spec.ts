import type { Page } from 'playwright/test';
import { partners } from '@/content/home/partners';
import { technology } from '@/content/home/technology';
import { comeNear, expect, test } from './fixtures';

const SMALLEST_TEXT_PX = 13;

const { platform, chip, ai } = technology;
const section = (page: Page) => page.getByRole('region', { name: technology.title });
const diagram = (page: Page, name: string) => section(page).getByRole('img', { name, exact: true });

function dashOffsets(page: Page, name: string) {
  return diagram(page, name)
    .locator('svg:visible path[pathLength]')
    .evaluateAll((paths) => paths.map((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset)));
}

test('each diagram has a name, its words stand beside it as a list, its link leads to a section', async ({
  page,
}) => {
  await page.goto('/');
  for (const { drawing } of [chip, ai]) await expect(diagram(page, drawing.alternative)).toBeVisible();

  const figure = section(page).getByRole('figure', { name: platform.alternative });
  await expect(figure.getByRole('listitem')).toHaveText(
    platform.stations.map(({ title, text }) => title + text),
  );

  for (const { facts } of [chip, ai]) {
    for (const { term, text } of facts) {
      await expect(section(page).getByRole('term').getByText(term, { exact: true })).toBeVisible();
      await expect(section(page).getByRole('definition').filter({ hasText: text })).toBeVisible();
    }
  }

  const link = section(page).getByRole('link', { name: ai.link.title });
  await expect(link).toHaveAttribute('href', ai.link.path);
  await expect(page.locator(`[id="${ai.link.path.split('#')[1]}"]`)).toHaveCount(1);
});

test('the addresses of the menu lead to its parts @desktop', async ({ page }) => {
  for (const [id, title] of [
    ['tech', technology.title],
    ['techSystem', chip.title],
    ['techAi', ai.title],
  ] as const) {
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading', { name: title })).toBeInViewport();
  }
});

test('no words in the drawings are too small or cut off at any width @desktop', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 992, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const texts = await section(page)
      .locator('svg text:visible')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const text = element as SVGTextElement;
          const box = text.getBoundingClientRect();
          const frame = (text.ownerSVGElement as SVGSVGElement).getBoundingClientRect();
          return {
            words: text.textContent,
            size:
              (box.width / text.getComputedTextLength()) * Number.parseFloat(getComputedStyle(text).fontSize),
            inside: box.left >= frame.left - 1 && box.right <= frame.right + 1,
          };
        }),
      );
    expect(texts.length, `${width} px`).toBeGreaterThan(10);
    expect(
      texts.filter(({ size, inside }) => size < SMALLEST_TEXT_PX || !inside),
      `${width} px`,
    ).toEqual([]);
  }
});

test('the routes are drawn once, when they come into view @desktop', async ({ page }) => {
  await page.goto('/');
  const { alternative } = ai.drawing;
  await comeNear(diagram(page, alternative));
  await expect.poll(() => dashOffsets(page, alternative)).toEqual([1]);
  await diagram(page, alternative).scrollIntoViewIfNeeded();
  await expect.poll(() => dashOffsets(page, alternative)).toEqual([0]);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await dashOffsets(page, alternative)).toEqual([0]);
});

test('under reduced motion the routes stand drawn from the start @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await dashOffsets(page, chip.drawing.alternative)).toEqual([0]);
});

test('without scripts the drawings are whole @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(diagram(page, chip.drawing.alternative)).toBeVisible();
  expect(await dashOffsets(page, chip.drawing.alternative)).toEqual([0]);
  await context.close();
});

test('every partner has a mark with a name, a link only with an address, and a note while provisional @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const wall = page.getByRole('region', { name: partners.title });
  for (const { value } of partners.partners) {
    const mark = wall.getByRole('img', { name: value.name, exact: true });
    await mark.scrollIntoViewIfNeeded();
    await expect
      .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const link = wall.getByRole('link', { name: value.name });
    if (!value.url) await expect(link).toHaveCount(0);
    else await expect(link).toHaveAttribute('target', '_blank');
  }
  const provisional = partners.partners.some(({ status }) => status === 'placeholder');
  await expect(page.getByText(partners.placeholderNote)).toHaveCount(provisional ? 1 : 0);
});
