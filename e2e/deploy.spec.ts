import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { line as labels } from '@/content/line';
import { preview } from '@/content/preview';
import { withPolicy } from '@/lib/build/hosting/contentSecurityPolicy';
import { contentType } from '@/lib/build/hosting/hosting';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { DOMAIN_LIST_PATH } from '@/lib/constants';
import { hydrated, watchDocument } from './fixtures';
import { type Answer, answers, exportedPage, test } from './servers';

const CHUNKS = 'static/chunks/';
/** As long as what it stands for: payloads count their bytes. */
const CHUNKS_TODAY = 'static/chunkz/';
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A deploy of the same pages with every script and sheet at another address and none left
 * at yesterday's: a real second build changes as much when a line of code that all pages share has changed.
 */
function deployOfToday(): Record<string, Answer> {
  const files: Record<string, Answer> = {};
  for (const file of outFiles().filter((each) => /\.(html|js|css)$/.test(each))) {
    const text = readFileSync(join(OUT_FOLDER, file), 'utf8').replaceAll(CHUNKS, CHUNKS_TODAY);
    const path = `/${file}`.replace(/\/index\.html$/, '/');
    const body = file.endsWith('.html') ? withPolicy(text.replace(OWN_POLICY, '')) : text;
    if (file.includes(CHUNKS)) files[path] = answers.status(404);
    files[path.replace(CHUNKS, CHUNKS_TODAY)] = answers.content(contentType(path), body);
  }
  return files;
}

async function openYesterday(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return watchDocument(page);
}

const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();

test('a page of yesterday leads into the site of today @desktop', async ({ page, site }) => {
  const isYesterday = await openYesterday(page, '/about/');
  Object.assign(site.files, deployOfToday());
  await follow(page, '/download/');
  await expect(page).toHaveURL('/download/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  expect(await isYesterday()).toBe(false);
  expect(site.requests.some((path) => path.includes(CHUNKS_TODAY))).toBe(true);
});

test('yesterday’s page tells what is missing and stays of use @desktop', async ({ page, servers, site }) => {
  const domains = [await servers.refusing(), await servers.refusing()];
  site.files[DOMAIN_LIST_PATH] = answers.json({ domains });
  const isYesterday = await openYesterday(page, '/');
  Object.assign(site.files, deployOfToday());
  await page.getByRole('button', { name: labels.open }).click();
  await expect(page.getByText(labels.openFailed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isYesterday()).toBe(true);
  site.files[DOMAIN_LIST_PATH] = answers.json({ domains: [] });
  await follow(page, '/download/');
  await expect(page).toHaveURL('/download/');
  expect(await isYesterday()).toBe(false);
});

test('a document whose viewer has gone opens at the second try @desktop', async ({ page, site }) => {
  const yesterday = exportedPage('/preview/') ?? '';
  const later = outFiles().filter((file) => file.includes(CHUNKS) && !yesterday.includes(file));
  for (const file of later) site.files[`/${file}`] = answers.status(404);
  await page.goto('/preview/?url=/documents/white-paper.pdf');
  await expect(page.getByText(preview.outcomes.failed.title)).toBeVisible();
  Object.assign(site.files, deployOfToday());
  await page.getByRole('button', { name: preview.labels.retry }).click();
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 15_000 });
});
