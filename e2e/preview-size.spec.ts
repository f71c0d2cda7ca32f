import { expect, type Page } from 'playwright/test';
import { preview } from '@/content/preview';
import { album, book, file } from './documents';
import { test } from './servers';

test.describe.configure({ timeout: 90_000 });

const { labels } = preview;
const PATH = '/documents/large.pdf';
const LONG = 300;
/** The scroll goes on before the pages passed are drawn, and rests now and then. */
const PARTS = 30;
const RESTS_EVERY = 5;
const MEGABYTE = 1024 * 1024;
/** The page in view, its neighbours, and what is being drawn meanwhile. */
const MOST_CANVASES = 10;
const MOST_PIXELS = 20_000_000;

type Kept = { canvases: number; pixels: number };

/** Keeps account of every canvas that scripts make, in the page or not, until its memory is given back. */
function countCanvases() {
  const made: WeakRef<HTMLCanvasElement>[] = [];
  const create = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element));
    return element;
  }) as typeof document.createElement;
  const kept = () => {
    const areas = made.flatMap((canvas) => {
      const { width = 0, height = 0 } = canvas.deref() ?? {};
      return width * height || [];
    });
    return { canvases: areas.length, pixels: areas.reduce((sum, area) => sum + area, 0) };
  };
  Object.assign(window, { kept });
}

/** What really arrives of the document: an answer that is broken off counts as far as it came. */
async function countBytes(page: Page) {
  const network = await page.context().newCDPSession(page);
  const answers = new Set<string>();
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith(PATH)) answers.add(requestId);
  });
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (answers.has(requestId)) bytes += dataLength;
  });
  await network.send('Network.enable');
  return () => bytes;
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate(() => (window as unknown as { kept: () => Kept }).kept());
const sheet = (page: Page, number: number) =>
  page.getByRole('article', { name: labels.goToPage.replace('{page}', String(number)), exact: true });

test('of 300 pages only a few are ever kept @phone', async ({ page, site }) => {
  site.files[PATH] = file(await book(LONG));
  await page.addInitScript(countCanvases);
  await page.goto(`/preview/?url=${PATH}`);
  await expect(sheet(page, 1).locator('canvas')).toBeVisible();
  const view = page.getByRole('region', { name: labels.document });
  const looks: Kept[] = [];
  for (let part = 1; part <= PARTS; part += 1) {
    await view.evaluate(
      (element, to) => element.scrollTo({ top: element.scrollHeight * to, behavior: 'instant' }),
      part / PARTS,
    );
    if (part % RESTS_EVERY === 0) {
      await expect(page.getByRole('article').nth(1).locator('canvas')).toBeVisible();
    }
    looks.push(await kept(page));
  }
  await expect(sheet(page, LONG).locator('canvas')).toBeVisible();
  await expect(sheet(page, 1)).toHaveCount(0);
  // Where two pages fill the screen, the last but one stands in its middle.
  await expect(page).toHaveURL(new RegExp(`page=(${LONG - 1}|${LONG})$`));
  looks.push(await kept(page));
  expect(Math.max(...looks.map(({ canvases }) => canvases))).toBeLessThanOrEqual(MOST_CANVASES);
  expect(Math.max(...looks.map(({ pixels }) => pixels))).toBeLessThanOrEqual(MOST_PIXELS);

  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: labels.searchField }).fill('sheet 150 of');
  await expect(page.locator('search').getByRole('status')).toHaveText('1 / 1');
  await expect(sheet(page, 150).locator('mark').first()).toBeInViewport();
});

test('40 megabytes are opened by a few of their parts @phone', async ({ page, site }) => {
  const bytes = await album(40);
  expect(bytes.length).toBeGreaterThan(35 * MEGABYTE);
  site.files[PATH] = file(bytes);
  await page.addInitScript(countCanvases);
  const received = await countBytes(page);
  await page.goto(`/preview/?url=${PATH}&page=30`);
  await expect(sheet(page, 30).locator('canvas')).toBeVisible();
  expect((await kept(page)).canvases).toBeLessThanOrEqual(MOST_CANVASES);
  expect(received()).toBeLessThan((bytes.length * 2) / 3);
});
