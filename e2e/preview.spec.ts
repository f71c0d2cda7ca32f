import type { Locator, Page } from 'playwright/test';
import { businessPlan } from '@/content/documents/businessPlan';
import { nestService } from '@/content/documents/nestService';
import printed from '@/content/documents/printed.json';
import { whitePaper } from '@/content/documents/whitePaper';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { previewDocuments } from '@/lib/pdf/previewDocuments';
import { READER_TIMEOUT_MS } from '@/lib/pdf/waitForReader';
import { PREVIEW_ZOOM_RATE } from '@/lib/pdf/zoom';
import { boxOf, expect, stretch, test } from './fixtures';

const { labels } = preview;
const documents = previewDocuments(
  site.name.value,
  preview,
  [whitePaper, nestService, businessPlan],
  printed,
);
const [paper] = documents;
if (!paper) throw new Error('There is no document to preview.');
const CHAPTER = whitePaper.chapters[3];
const TERM = '无人机';

const addressOf = (path: string, page = 1) => `/preview/?url=${path}${page > 1 ? `&page=${page}` : ''}`;
const readLink = (name: string) => preview.readLabel.replace('{name}', name);
const fileLink = (name: string) => preview.downloadLabel.replace('{name}', name);
const reading = (page: Page) => page.getByRole('region', { name: labels.document });
const numbered = (number: number) => labels.goToPage.replace('{page}', String(number));
const sheet = (page: Page, number: number) =>
  page.getByRole('article', { name: numbered(number), exact: true });
const pageField = (page: Page) => page.getByRole('textbox', { name: labels.pageNumber });
const tool = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const side = (page: Page) => page.getByRole('complementary', { name: labels.pages });

/** Whether a page shows so many inks; a blank one has none or one. */
function hasInks(place: Locator, enough: number) {
  return place
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement, enough) => {
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);
      const inks = new Set<number>();
      return new Uint32Array(data.buffer).some((pixel) => inks.add(pixel).size >= enough);
    }, enough)
    .catch(() => false);
}

async function expectDrawn(place: Locator) {
  await expect.poll(() => hasInks(place, 6)).toBe(true);
}

async function scaleOf(page: Page) {
  return Number.parseInt((await page.locator('output:visible').textContent()) ?? '', 10);
}

/** Waits until the scale has become another one by about the factor, and returns it. */
async function expectScaled(page: Page, before: number, factor: number) {
  const wanted = before * factor;
  await expect
    .poll(async () => Math.abs((await scaleOf(page)) - wanted) / wanted, { message: `${wanted}%` })
    .toBeLessThan(0.04);
  return scaleOf(page);
}

test('each document opens by its link, is drawn, downloaded and printed @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = [...document.querySelectorAll<HTMLImageElement>('[data-print-pages] img')];
      document.documentElement.dataset.printed = String(sheets.filter((image) => image.naturalWidth).length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  for (const { name, purpose, cover, facts, path, fileName, pages } of documents) {
    await page.goto('/preview/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(preview.page.title);
    const offered = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(offered).toContainText(purpose);
    await expect(offered).toContainText(facts);
    await expect(offered.getByRole('img', { name: cover.alt })).toBeVisible();
    await offered.getByRole('link', { name: readLink(name) }).click();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fileName);
    await expect(page).toHaveTitle(`${fileName} · ${site.name.value}`);
    await expect(page.getByText(`/ ${pages} ${labels.pageUnit}`)).toBeVisible();
    await expectDrawn(sheet(page, 1));
    await expect(page.getByRole('link', { name: labels.download, exact: true })).toHaveAttribute(
      'download',
      fileName,
    );
    expect(new URL(page.url()).searchParams.get('url')).toBe(path);
  }

  const last = documents.at(-1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: labels.download, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(last?.fileName);
  const newTab = page.getByRole('link', { name: labels.newTab });
  await expect(newTab).toHaveAttribute('href', new RegExp(`${last?.path}$`));
  await expect(newTab).toHaveAttribute('target', '_blank');
  await reading(page).focus();
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(last?.pages));
  await expect(page.locator('[data-print-pages]')).toHaveCount(0);
});

test('pages are reached by number, keys, thumbnails and links @desktop', async ({ page, axe }) => {
  await page.goto(addressOf(paper.path));
  await expectDrawn(sheet(page, 1));
  await pageField(page).fill('5');
  await pageField(page).press('Enter');
  await expectDrawn(sheet(page, 5));
  await expect(page).toHaveURL(/[?&]page=5$/);
  await pageField(page).fill('999');
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue(String(paper.pages));

  await reading(page).focus();
  await page.keyboard.press('Home');
  await expect(pageField(page)).toHaveValue('1');
  await page.keyboard.press('n');
  await expect(pageField(page)).toHaveValue('2');
  await sheet(page, 2).locator('.linkAnnotation a').nth(3).click();
  await expect(pageField(page)).toHaveValue('6');
  await page.keyboard.press('Escape');

  await tool(page, labels.pages).click();
  const thumbnail = side(page).getByRole('button', { name: numbered(5), exact: true });
  await expect(thumbnail.locator('canvas')).toBeVisible();
  await expectDrawn(thumbnail);
  await side(page)
    .getByRole('button', { name: numbered(7), exact: true })
    .click();
  await expect(pageField(page)).toHaveValue('7');
  await expect(side(page).locator('[aria-current=page]')).toHaveAccessibleName(numbered(7));
  await axe('aside');
  await side(page).getByRole('button', { name: labels.outlineTab }).click();
  await side(page).getByRole('link', { name: CHAPTER?.title, exact: true }).click();
  await expect(pageField(page)).toHaveValue('6');
  await axe('aside');
  await side(page).getByRole('button', { name: labels.closePages }).click();
  await expect(side(page)).toHaveCount(0);
});

test('pages grow and shrink, fit the width and turn @desktop', async ({ page }) => {
  await page.goto(addressOf(paper.path, 3));
  await expectDrawn(sheet(page, 3));
  const natural = await scaleOf(page);
  await tool(page, labels.zoomIn).click();
  await expectScaled(page, natural, PREVIEW_ZOOM_RATE);
  await tool(page, labels.zoomOut).click();
  await expectScaled(page, natural, 1);
  await reading(page).focus();
  await page.keyboard.press('+');
  const larger = await expectScaled(page, natural, PREVIEW_ZOOM_RATE);
  await page.keyboard.press('-');
  await expectScaled(page, larger, 1 / PREVIEW_ZOOM_RATE);

  await reading(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -40);
  await page.keyboard.up('Control');
  await expectScaled(page, natural, Math.exp(0.4));
  await expect(pageField(page)).toHaveValue('3');

  await tool(page, labels.fitWidth).click();
  const view = await boxOf(reading(page));
  await expect.poll(async () => view.width - (await boxOf(sheet(page, 3))).width).toBeLessThan(80);
  const upright = await boxOf(sheet(page, 3));
  expect(upright.height).toBeGreaterThan(upright.width);
  await reading(page).focus();
  await page.keyboard.press('r');
  await expect
    .poll(async () => (await boxOf(sheet(page, 3))).width / (await boxOf(sheet(page, 3))).height)
    .toBeGreaterThan(1);
  await expectDrawn(sheet(page, 3));
});

test('text is searched, marked, stepped through, and can be selected @desktop', async ({ page, axe }) => {
  await page.goto(addressOf(paper.path));
  await expectDrawn(sheet(page, 1));
  await page.keyboard.press('Control+f');
  const field = page.getByRole('searchbox', { name: labels.searchField });
  const count = page.locator('search').getByRole('status');
  await expect(field).toBeFocused();
  await field.fill(TERM);
  await expect(count).toHaveText(/^1 \/ \d+$/);
  const total = Number((await count.textContent())?.split('/')[1]);
  expect(total).toBeGreaterThan(5);
  const current = page.locator('mark[data-current]');
  await expect(current).toBeInViewport();
  await expect(current).toHaveText(TERM);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await field.press('Enter');
  await expect(count).toHaveText(`2 / ${total}`);
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await expect(count).toHaveText(`${total} / ${total}`);
  await expect(current).toBeInViewport();
  await axe('search');
  await field.fill('不在文件里的字');
  await expect(count).toHaveText(labels.noFinds);
  await expect(page.locator('mark')).toHaveCount(0);
  await field.press('Escape');
  await expect(page.locator('search')).toHaveCount(0);
  await expect(reading(page)).toBeFocused();

  await page.goto(addressOf(paper.path, 3));
  const line = sheet(page, 3).locator('.textLayer [role=presentation]', { hasText: '要解决的事' });
  await line.click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('要解决的事');
});

test('the address keeps the page, and the way back leads where one came from @desktop', async ({ page }) => {
  await page.goto('/about/');
  await page.goto(addressOf(paper.path, 4));
  await expectDrawn(sheet(page, 4));
  await reading(page).evaluate((view) => view.scrollBy({ top: view.scrollHeight / 10 }));
  await expect(page).toHaveURL(/[?&]page=[56]$/);
  const kept = new URL(page.url()).searchParams.get('page');
  await page.reload();
  await expectDrawn(sheet(page, Number(kept)));
  await expect(page).toHaveURL(new RegExp(`page=${kept}$`));
  await page.getByRole('link', { name: labels.back }).click();
  await expect(page).toHaveURL('/about/');
});

test('two fingers zoom, and the panel leaves once a page is chosen @phone', async ({ page, axe }) => {
  await page.goto(addressOf(paper.path, 2));
  await expectDrawn(sheet(page, 2));
  const fitting = await scaleOf(page);
  await stretch(page, { x: 195, y: 400 });
  await expectScaled(page, fitting, 2);
  await expectDrawn(sheet(page, 2));
  await tool(page, labels.fitWidth).click();
  await expectScaled(page, fitting, 1);
  await axe();

  await page.getByRole('button', { name: `2 / ${paper.pages} ${labels.pages}` }).click();
  await side(page)
    .getByRole('button', { name: numbered(4), exact: true })
    .click();
  await expect(side(page)).toHaveCount(0);
  await expectDrawn(sheet(page, 4));
  await expect(page.getByRole('link', { name: labels.newTab }).filter({ visible: true })).toHaveAttribute(
    'target',
    '_blank',
  );
  await axe();
});

test('where no script comes documents are plain links @desktop', async ({ context }) => {
  await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(addressOf(paper.path));
  const link = page.getByRole('link', { name: fileLink(paper.name) });
  await expect(link).toHaveAttribute('href', paper.path);
  await expect(page.locator('html')).toHaveAttribute('data-reading');
  await page.clock.fastForward(READER_TIMEOUT_MS);
  await link.click({ trial: true });
});
