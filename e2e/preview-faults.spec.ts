import { readFileSync } from 'node:fs';
import { preview } from '@/content/preview';
import { site as brand } from '@/content/site';
import { PREVIEW_STALL_MS } from '@/lib/pdf/useDocumentFile';
import type { PreviewOutcome } from '@/lib/schema/preview';
import { expect, type Page, requestsFrom } from './fixtures';
import { encryptedPdf, pdfWithFalseCount, pdfWithLinks } from './makePdf';
import { type Answer, answers, test } from './servers';

const { labels, outcomes } = preview;
const PATH = '/documents/broken.pdf';
const OTHER_HOST = 'other-site.example';
const OTHER_SITE = `https://${OTHER_HOST}/`;
const whole = readFileSync('public/documents/nest-service.pdf');
const { version } = JSON.parse(readFileSync('node_modules/pdfjs-dist/package.json', 'utf8'));
const workers = ['', '.br'].map((ending) => `/pdfjs/${version}/pdf.worker.min.js${ending}`);

const message = (page: Page, outcome: PreviewOutcome) =>
  page.getByRole('alert').filter({ hasText: outcomes[outcome].title });
const drawn = (page: Page) => page.getByRole('article').first().locator('canvas');

test('each way in which a document can fail has its message @desktop', async ({ page, servers, site }) => {
  const elsewhere = await servers.api(answers.pdf(whole));
  const faults: [string, Answer, PreviewOutcome][] = [
    ['a refusal', answers.status(403), 'notFound'],
    ['a fault of the server', answers.status(500), 'failed'],
    ['a connection cut before the answer', answers.cut, 'failed'],
    ['a connection cut in mid-answer', answers.reset, 'failed'],
    ['a file without content', answers.pdf(new Uint8Array()), 'notPdf'],
    ['a web page in place of the file', answers.pdf(Buffer.from('<!doctype html><h1>404</h1>')), 'notPdf'],
    ['a file that ends half-way', answers.pdf(whole.subarray(0, whole.length / 2)), 'notPdf'],
    ['a password', answers.pdf(await encryptedPdf()), 'encrypted'],
    ['a redirect to another site', answers.redirect(elsewhere.origin), 'failed'],
    ['a file that lies about its pages', answers.pdf(await pdfWithFalseCount(5_000_001)), 'tooManyPages'],
  ];
  const tryAgain = async (answer: Answer) => {
    site.files[PATH] = answer;
    const asked = page.waitForRequest(site.origin + PATH);
    await page.getByRole('button', { name: labels.retry }).click();
    await asked;
  };
  await page.clock.install();

  await test.step('a viewer whose parts do not come leads to the file itself', async () => {
    for (const path of workers) site.files[path] = answers.status(404);
    site.files[PATH] = answers.pdf(whole);
    await page.goto(`/preview/?url=${PATH}`);
    await expect(message(page, 'failed')).toBeVisible();
    await expect(page.getByRole('link', { name: labels.back })).toBeVisible();
    const file = page.getByRole('link', { name: labels.openFile });
    await expect(file).toHaveAttribute('href', site.origin + PATH);
  });
  await test.step('a file that is missing leads to the others', async () => {
    for (const path of workers) delete site.files[path];
    await tryAgain(answers.status(404));
    await expect(message(page, 'notFound')).toBeVisible();
    await page.getByRole('link', { name: labels.allDocuments }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(preview.page.title);
    await page.goBack();
    await expect(message(page, 'notFound')).toBeVisible();
  });
  for (const [name, answer, outcome] of faults) {
    await test.step(name, async () => {
      await tryAgain(answer);
      await expect(message(page, outcome)).toContainText(outcomes[outcome].text);
    });
  }
  expect(elsewhere.requests).toEqual([]);
  await test.step('a server that says nothing is waited for, and then named', async () => {
    await tryAgain(answers.hang);
    await expect(page.getByRole('progressbar', { name: labels.loading })).toBeVisible();
    await page.clock.fastForward(PREVIEW_STALL_MS);
    await expect(message(page, 'failed')).toBeVisible();
  });
  await tryAgain(answers.pdf(whole));
  await expect(drawn(page)).toBeVisible();
});

test('hostile addresses, links and scripts of documents do no harm @desktop', async ({ page, site }) => {
  const asked = requestsFrom(page, () => true);
  await page.goto(`/preview/?url=${encodeURIComponent(`//${OTHER_HOST}/请致电\u202E000-1234.pdf`)}`);
  await expect(message(page, 'refused')).toContainText(outcomes.refused.text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.reader);
  await expect(page.getByRole('link', { name: labels.openFile })).toHaveCount(0);
  await expect(page.getByRole('link', { name: labels.back })).toBeVisible();
  expect(asked.filter((url) => new URL(url).host === OTHER_HOST)).toEqual([]);

  site.files[PATH] = answers.pdf(await pdfWithLinks(OTHER_SITE));
  const dialogs: unknown[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.dismiss()));
  await page.goto(`/preview/?url=${PATH}`);
  await expect(drawn(page)).toBeVisible();
  await expect(page).toHaveTitle(`${labels.reader} · ${brand.name.value}`);
  const links = page.getByRole('article').locator('a[href]');
  await expect(links).toHaveAttribute('href', OTHER_SITE);
  await expect(links).toHaveAttribute('target', '_blank');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer');
  expect(dialogs).toEqual([]);
});
