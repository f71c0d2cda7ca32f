import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { download } from '@/content/download';
import { preview } from '@/content/preview';
import { withPolicy } from '@/lib/build/hosting/contentSecurityPolicy';
import { contentType } from '@/lib/build/hosting/headersTable';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { expect, followFooterLink, hydrated } from './fixtures';
import { type Answer, answers, test } from './servers';
import { DOCUMENT, exportedPage } from './sitePages';

const CHUNKS = 'static/chunks/';
/** Has the length of CHUNKS, because payloads state their length in bytes. */
const CHUNKS_TODAY = 'static/chunkz/';
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The same pages with every script and style sheet at a new address, and 404 at yesterday's. A second build does the
 * same after a change of code that all pages share.
 */
function deployOfToday(): Record<string, Answer> {
  const files: Record<string, Answer> = {};
  for (const file of outFiles().filter((each) => /\.(html|js|css)$/.test(each))) {
    const text = readFileSync(join(OUT_FOLDER, file), 'utf8').replaceAll(CHUNKS, CHUNKS_TODAY);
    const path = `/${file}`.replace(/\/index\.html$/, '/');
    const body = file.endsWith('.html') ? withPolicy(text.replace(POLICY, '')) : text;
    if (file.includes(CHUNKS)) files[path] = answers.status(404);
    files[path.replace(CHUNKS, CHUNKS_TODAY)] = answers.content(contentType(path), body);
  }
  return files;
}

test('a page opened before a deploy leads to the new pages @desktop', async ({ page, site }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { yesterday: true }));
  Object.assign(site.files, deployOfToday());
  await followFooterLink(page, download.page.title);
  await expect(page).toHaveURL('/download/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  expect(await page.evaluate(() => 'yesterday' in window)).toBe(false);
  expect(site.requests.some((path) => path.includes(CHUNKS_TODAY))).toBe(true);
});

test('a document opens on retry after a deploy removed the reader @desktop', async ({ page, site }) => {
  const yesterday = exportedPage('/preview/') ?? '';
  const later = outFiles().filter((file) => file.includes(CHUNKS) && !yesterday.includes(file));
  for (const file of later) site.files[`/${file}`] = answers.status(404);
  await page.goto(DOCUMENT);
  await expect(page.getByText(preview.outcomes.failed.title)).toBeVisible();
  Object.assign(site.files, deployOfToday());
  await page.getByRole('button', { name: preview.labels.retry }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
