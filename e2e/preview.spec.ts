import { documentLabels } from '@/content/documentLabels';
import { businessPlan } from '@/content/documents/businessPlan';
import printed from '@/content/documents/printed.json';
import { whitePaper } from '@/content/documents/whitePaper';
import { preview } from '@/content/preview';
import { site } from '@/content/site';
import { PREVIEW_ZOOM_RATE } from '@/lib/pdf/useZoom';
import { READER_TIMEOUT_MS } from '@/lib/pdf/waitForReader';
import { boxOf, expect, type Locator, type Page } from './fixtures';
import { numberedPdf } from './makePdf';
import { answers, test } from './servers';
import { DOCUMENT } from './sitePages';

const { documents, labels } = preview;
const { pages: COUNT, starts } = printed['white-paper'];
const CHAPTER = 4;
const CHAPTER_PAGE = starts[CHAPTER - 1] ?? 0;
/** The first chapter's first words. */
const [WORDS_PAGE = 0] = starts;
const WORDS = whitePaper.chapters[0]?.sections[0]?.heading ?? '';

const readerView = (page: Page) => page.getByRole('region', { name: labels.document });
const pdfPage = (page: Page, number: number) =>
  page.getByRole('article', { name: labels.pageName.replace('{page}', String(number)), exact: true });
const pageField = (page: Page) => page.getByRole('textbox', { name: labels.pageNumber });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function goTo(page: Page, number: string) {
  await pageField(page).fill(number);
  await pageField(page).press('Enter');
}

/** Waits until a page shows several colours; a blank one has none or one. */
async function expectDrawn(place: Locator) {
  const inks = () =>
    place.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  await expect.poll(() => inks().catch(() => 0)).toBeGreaterThan(5);
}

function expectWidth(place: Locator, width: number) {
  return expect.poll(async () => Math.abs((await boxOf(place)).width - width)).toBeLessThan(2);
}

test('documents are listed, read as pages, opened and downloaded @desktop', async ({ page }) => {
  await page.goto('/preview/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(preview.page.title);
  for (const { name, purpose, cover, fileInfo, pdf: path } of documents) {
    const offered = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(offered).toContainText(purpose);
    await expect(offered).toContainText(fileInfo);
    await expect(offered.getByRole('img', { name: cover.alt })).toBeVisible();
    const pdf = offered.getByRole('link', { name: preview.readLabel.replace('{name}', name) });
    await expect(pdf).toHaveAttribute('href', `/preview/?url=${encodeURIComponent(path)}`);
  }

  const { name, title, path, file, issued } = businessPlan;
  const pdf = `/documents/${file}.pdf`;
  await page.getByRole('link', { name: preview.asPageLabel.replace('{name}', name) }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main time')).toHaveAttribute('datetime', issued);
  await expect(page.getByRole('link', { name: preview.download, exact: true })).toHaveAttribute('href', pdf);
  await page.getByRole('link', { name: documentLabels.reader }).click();

  const fileName = `${site.name.value}${name}.pdf`;
  await expectDrawn(pdfPage(page, 1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fileName);
  await expect(page).toHaveTitle(`${fileName} · ${site.name.value}`);
  const newTab = page.getByRole('link', { name: labels.newTab });
  await expect(newTab).toHaveAttribute('href', new RegExp(`${pdf}$`));
  await expect(newTab).toHaveAttribute('target', '_blank');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: labels.download, exact: true }).click();
  expect((await download).suggestedFilename()).toBe(fileName);
});

test('pages are reached by number, keys and links, and can be zoomed @desktop', async ({ page, axe }) => {
  await page.goto('/about/');
  await page.goto(DOCUMENT);
  await expectDrawn(pdfPage(page, 1));
  await expect(readerView(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(pageField(page)).toHaveValue('2');
  const contents = pdfPage(page, 2).locator('.linkAnnotation a');
  await contents.nth(CHAPTER - 1).click();
  await expect(pageField(page)).toHaveValue(String(CHAPTER_PAGE));
  await expectDrawn(pdfPage(page, CHAPTER_PAGE));
  await readerView(page).focus();
  await page.keyboard.press('End');
  await expect(pageField(page)).toHaveValue(String(COUNT));
  await expect(page.getByText(`/ ${COUNT} ${labels.pageUnit}`)).toBeVisible();

  const read = pdfPage(page, WORDS_PAGE);
  await goTo(page, String(WORDS_PAGE));
  await expectDrawn(read);
  await read.locator('.textLayer [role=presentation]', { hasText: WORDS }).click({ clickCount: 3 });
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(WORDS);
  await axe();

  const natural = await boxOf(read);
  for (const [grow, shrink] of [
    [() => tool(page, labels.zoomIn).click(), () => tool(page, labels.zoomOut).click()],
    [() => readerView(page).press('='), () => readerView(page).press('-')],
  ] as const) {
    await grow();
    await expectWidth(read, natural.width * PREVIEW_ZOOM_RATE);
    await shrink();
    await expectWidth(read, natural.width);
  }
  await tool(page, labels.fitWidth).click();
  const { width } = await boxOf(readerView(page));
  await expect.poll(async () => width - (await boxOf(read)).width).toBeLessThan(80);
  await expect(pageField(page)).toHaveValue(String(WORDS_PAGE));
  await expect(read).toBeInViewport();
  await expectDrawn(read);

  await goTo(page, '999');
  await expect(pageField(page)).toHaveValue(String(COUNT));
  await page.setViewportSize({ width: 360, height: 1200 });
  for (const number of ['1', String(COUNT - 1), '1', String(COUNT)]) {
    await goTo(page, number);
    await expect(pageField(page)).toHaveValue(number);
  }
  await page.getByRole('link', { name: labels.back }).click();
  await expect(page).toHaveURL('/about/');
});

const LONG = 500;
/** The test scrolls in so many steps, too fast for pages to be drawn, and waits after every fourth one. */
const PARTS = 15;
const RESTS_EVERY = 4;
/** The page in view, its neighbours, and pages still being drawn. */
const MOST_CANVASES = 10;
const MOST_PIXELS = 20_000_000;

/** Measures every canvas that scripts create, inside the page or not, until its memory is freed. */
function measureCanvases() {
  const made: WeakRef<HTMLCanvasElement>[] = [];
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element));
    return element;
  }) as typeof document.createElement;
  const canvasAreas = () =>
    made.flatMap((canvas) => {
      const { width = 0, height = 0 } = canvas.deref() ?? {};
      return width * height || [];
    });
  Object.assign(window, { canvasAreas });
}

async function expectFewCanvases(page: Page) {
  const areas = await page.evaluate<number[]>('canvasAreas()');
  expect(areas.length).toBeLessThanOrEqual(MOST_CANVASES);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeLessThanOrEqual(MOST_PIXELS);
}

test('only a few of 500 pages are kept in memory @phone', async ({ page, site }) => {
  test.slow();
  const path = '/documents/large.pdf';
  site.files[path] = answers.pdf(await numberedPdf(LONG));
  await page.addInitScript(measureCanvases);
  await page.goto(`/preview/?url=${encodeURIComponent(path)}`);
  await expectDrawn(pdfPage(page, 1));
  for (let part = 1; part <= PARTS; part += 1) {
    await readerView(page).evaluate(
      (view, to) => view.scrollTo({ top: view.scrollHeight * to, behavior: 'instant' }),
      part / PARTS,
    );
    if (part % RESTS_EVERY === 0) await expectDrawn(page.locator('article:has(canvas)').first());
    await expectFewCanvases(page);
  }
  await expectDrawn(pdfPage(page, LONG));
  await expect(pdfPage(page, 1).locator('canvas')).toHaveCount(0);
  await expectFewCanvases(page);
});

test('documents are plain links while no script arrives @desktop', async ({ context }) => {
  await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(DOCUMENT);
  const [paper] = documents;
  const link = page.getByRole('link', { name: preview.downloadLabel.replace('{name}', paper?.name ?? '') });
  await expect(link).toHaveAttribute('href', paper?.pdf ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-reading');
  await page.clock.fastForward(READER_TIMEOUT_MS);
  await link.click({ trial: true });
});
