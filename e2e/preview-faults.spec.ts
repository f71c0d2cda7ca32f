import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { preview } from '@/content/preview';
import { site as brand } from '@/content/site';
import { PREVIEW_STALL_MS } from '@/lib/pdf/useDocumentFile';
import type { PreviewOutcome } from '@/lib/schema/preview';
import { linked, locked, lying } from './documents';
import { requestsFrom } from './fixtures';
import { type Answer, answers, test } from './servers';

const { labels, outcomes } = preview;
const PATH = '/documents/broken.pdf';
const OTHER_SITE = 'https://other-site.example/';
const whole = readFileSync('public/documents/nest-service.pdf');
const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'));
const worker = `/pdfjs/${version}/pdf.worker.min.js`;

const message = (page: Page, outcome: PreviewOutcome) =>
  page.getByRole('alert').filter({ hasText: outcomes[outcome].title });
const drawn = (page: Page) => page.getByRole('article').first().locator('canvas');

async function expectWaysOn(page: Page) {
  await expect(page.getByRole('link', { name: labels.back })).toBeVisible();
  await expect(page.getByRole('link', { name: labels.allDocuments })).toHaveAttribute('href', '/preview/');
}

/** What goes wrong on the way, and the message it ends in. */
const onTheWay: [string, Answer, PreviewOutcome][] = [
  ['a refusal', answers.status(403), 'forbidden'],
  ['a fault of the server', answers.status(500), 'serverFault'],
  ['a connection cut before the answer', answers.cut, 'unreachable'],
  ['a connection cut in mid-answer', answers.reset, 'unreachable'],
  ['a file without content', answers.pdf(new Uint8Array()), 'empty'],
  ['a web page in place of the file', answers.pdf(Buffer.from('<!doctype html><h1>404</h1>')), 'notPdf'],
  ['a file that ends half-way', answers.pdf(whole.subarray(0, whole.length / 2)), 'damaged'],
];

test('what comes in place of a document has its message @desktop', async ({ page, servers, site }) => {
  const elsewhere = await servers.api(answers.pdf(whole));
  const faults: typeof onTheWay = [
    ...onTheWay,
    ['a password', answers.pdf(await locked()), 'encrypted'],
    ['a redirect to another site', answers.redirect(elsewhere.origin), 'unreachable'],
    ['a file that lies about its pages', answers.pdf(await lying(5_000_001)), 'tooManyPages'],
  ];
  for (const [name, answer, outcome] of faults) {
    await test.step(name, async () => {
      site.files[PATH] = answer;
      await page.goto(`/preview/?url=${PATH}`);
      await expect(message(page, outcome)).toContainText(outcomes[outcome].text);
      await expectWaysOn(page);
      const plain = page.getByRole('link', { name: labels.openFile });
      await expect(plain).toHaveAttribute('href', site.origin + PATH);
    });
  }
  expect(elsewhere.requests).toEqual([]);
});

test('a missing file opens by trying again, others by the list @phone', async ({ page, site }) => {
  site.files[PATH] = answers.status(404);
  await page.goto(`/preview/?url=${PATH}`);
  await expect(message(page, 'notFound')).toBeVisible();
  site.files[PATH] = answers.pdf(whole);
  await page.getByRole('button', { name: labels.retry }).click();
  await expect(drawn(page)).toBeVisible();

  site.files[PATH] = answers.status(404);
  await page.reload();
  await page.getByRole('link', { name: labels.allDocuments }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(preview.page.title);
  await page.goBack();
  await expect(message(page, 'notFound')).toBeVisible();
});

test('a server that says nothing is waited for, and then named @desktop', async ({ page, site }) => {
  site.files[PATH] = answers.hang;
  await page.clock.install();
  await page.goto(`/preview/?url=${PATH}`);
  await expect(page.getByRole('progressbar', { name: labels.loading })).toBeVisible();
  await expect.poll(() => site.requests.includes(PATH)).toBe(true);
  await page.clock.fastForward(PREVIEW_STALL_MS);
  await expect(message(page, 'stalled')).toBeVisible();
  await expectWaysOn(page);
});

test('a viewer whose parts do not come leads to the file itself @desktop', async ({ page, site }) => {
  for (const path of [worker, `${worker}.br`]) site.files[path] = answers.status(404);
  await page.goto('/preview/?url=/documents/nest-service.pdf');
  await expect(message(page, 'failed')).toBeVisible();
  await expectWaysOn(page);
  await expect(page.getByRole('link', { name: labels.openFile })).toBeVisible();
});

/** Addresses as somebody may have written them, and the message they end in. */
const addresses: [string, PreviewOutcome][] = [
  ['?url=JaVaScRiPt%3Aalert(1)', 'scheme'],
  ['?url=//other-site.example/a.pdf', 'host'],
  [`?url=${encodeURIComponent('\\请致电\u202E000-1234.pdf')}`, 'path'],
];

test('an address that must not be opened asks nobody @phone', async ({ page }) => {
  const asked = requestsFrom(page, () => true);
  for (const [search, outcome] of addresses) {
    await test.step(search.slice(0, 60), async () => {
      await page.goto(`/preview/${search}`);
      await expect(message(page, outcome)).toContainText(outcomes[outcome].text);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.reader);
      await expect(page.getByRole('link', { name: labels.openFile })).toHaveCount(0);
      await expectWaysOn(page);
    });
  }
  expect(asked.filter((url) => /\.pdf($|[?#])/.test(url) && !url.includes('/preview/'))).toEqual([]);
  expect(asked.filter((url) => url.startsWith(OTHER_SITE))).toEqual([]);
});

test('the name, links and scripts of a document do no harm @desktop', async ({ page, site }) => {
  site.files[PATH] = answers.pdf(await linked(OTHER_SITE));
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto(`/preview/?url=${PATH}`);
  await expect(drawn(page)).toBeVisible();
  await expect(page).toHaveTitle(`${labels.reader} · ${brand.name.value}`);
  const links = page.getByRole('article').locator('a[href]');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', OTHER_SITE);
  await expect(links).toHaveAttribute('target', '_blank');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  expect(dialogs).toBe(0);
});
