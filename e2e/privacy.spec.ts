import { enquiry } from '@/content/enquiry';
import { footer } from '@/content/footer';
import { navigation } from '@/content/navigation';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';
import { scrollThrough } from '@/e2e/layoutFaults';
import { DOCUMENT, PAGES } from '@/e2e/sitePages';

const KEYS = privacy.stored.values.map(({ key }) => key);

test('says who, what for, which kinds, how long and which rights @phone', async ({ page }) => {
  await page.goto('/privacy/');
  const article = page.getByRole('article');
  for (const sentence of privacy.summary) {
    const said = sentence.replace('{scripts}', privacy.scripts.none);
    await expect(article.getByText(said)).toBeVisible();
  }
  await expect(article.getByRole('link', { name: site.mailbox.value })).toBeVisible();
  for (const { title } of privacy.processing.entries) {
    await expect(article.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  await expect(article.getByText(privacy.retention.logs.value)).toBeVisible();
  await expect(article.getByText(/\{\w+\}/)).toHaveCount(0);
});

test('every page together keeps what the notice names, and nothing else @desktop', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(/404/);
  for (const path of [...PAGES, DOCUMENT, '/nowhere/']) {
    await page.goto(path);
    await scrollThrough(page);
  }
  await page.goto('/about/#enquiry');
  await page.getByLabel(enquiry.words.fields.name.label).fill('张三');
  await page.getByRole('banner').getByRole('button', { name: navigation.labels.senior }).click();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: await indexedDB.databases(),
  }));
  expect(kept).toEqual({ local: ['requestedUrl', 'senior'], session: ['enquiry'], databases: [] });
  expect([...kept.local, ...kept.session].sort()).toEqual(KEYS.toSorted());
  expect(await context.cookies()).toEqual([]);
});

test('shows what is kept on this device, and clears it', async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/privacy/');
  await expect(page.getByText(privacy.stored.empty)).toHaveCount(KEYS.length + 1);
  await page.goto('/nowhere/at-all/');
  await expect(page).toHaveURL('/404');
  await page.goto('/privacy/');
  const kept = page.getByRole('definition').filter({ hasText: '/nowhere/at-all/' });
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: privacy.stored.clear }).click();
  await expect(page.getByText(privacy.stored.cleared)).toBeVisible();
  await expect(kept).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('is reached from the foot of the page @phone', async ({ page }) => {
  await page.goto('/');
  const link = footer.more.links.find(({ path }) => path === privacy.page.path);
  const foot = page.getByRole('contentinfo');
  await foot.locator('summary', { hasText: footer.more.title }).click();
  await foot.getByRole('link', { name: link?.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.page.title);
});

test('without scripts it is readable and offers no button that does nothing @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/privacy/');
  for (const { title } of privacy.chapters) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: privacy.stored.clear })).toBeHidden();
  await context.close();
});
