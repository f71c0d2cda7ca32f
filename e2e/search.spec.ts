import { footer } from '@/content/footer';
import { navigation } from '@/content/navigation';
import { news } from '@/content/news';
import { expect, type Page, requestsFrom, test } from '@/e2e/fixtures';
import { NEWS_PATH, SEARCH_PATH } from '@/lib/news/newsPaths';

const { search } = news;
const CATEGORY = '/companyNews/category/policy/';
const NEST = '/companyNews/detail/drone-nest-explained/';

/** Queries, and the page that must be among the first three results. */
const QUESTIONS = [
  ['亩次', '/companyNews/detail/counting-mu/'],
  ['操作证书', '/companyNews/detail/civil-aviation-law-2026/'],
  ['机巢', '/documents/nestService/'],
  ['飞防', '/#cooperation'],
  ['保险', '/companyNews/detail/five-year-agreement/'],
  ['航线规划', '/#solution'],
  ['适航许可', '/companyNews/detail/civil-aviation-law-2026/'],
  ['T100', '/#product'],
  ['打药', '/companyNews/detail/weather-before-spraying/'],
  ['谁付给谁', '/about/#business'],
  ['二维码', '/about/#enquiry'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).locator('li h2');
const field = (page: Page) => page.getByRole('searchbox', { name: search.label });

/** Presses Enter to search at once; another test holds that typing is enough. */
async function ask(page: Page, query: string) {
  await field(page).fill(query);
  await field(page).press('Enter');
}

async function expectFound(page: Page, query: string, path: string) {
  await expect(page.getByText(search.found.replace('{query}', query).split('{n}')[0] ?? '')).toBeVisible();
  const first = main(page).locator('ol > li:nth-child(-n+3)');
  await expect(first.locator(`a[href="${path}"]`).first()).toBeVisible();
}

test('search finds the page for each query and ignores header and footer @desktop', async ({ page }) => {
  await page.goto(NEWS_PATH);
  for (const [question, path] of QUESTIONS) {
    await ask(page, question);
    await expectFound(page, question, path);
  }
  for (const text of [navigation.labels.siteMap, footer.codes[0]?.label ?? 'missing', news.article.related]) {
    await ask(page, text);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await expect(main(page).locator('mark', { hasText: text })).toHaveCount(0);
  }
});

test('a search result opens its question in the guide by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('banner').getByRole('link', { name: navigation.labels.search }).click();
  await expect(page).toHaveURL(SEARCH_PATH);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('要不要去报批');
  const link = main(page).locator('a[href="/guide/#farm-papers"]');
  while (!(await link.evaluate((each) => each === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/#farm-papers');
});

test('search runs while typing and is kept in the address and the history @phone', async ({ page, axe }) => {
  const asked = requestsFrom(page, (request) => request.url().includes('/pagefind/'));
  await page.goto(CATEGORY);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const listed = await titles(page).allTextContents();

  await field(page).pressSequentially('就近待命');
  await expectFound(page, '就近待命', NEST);
  await expect(main(page).locator('mark').first()).toHaveText('就近待命');
  await expect(page).toHaveURL(`${CATEGORY}?query=${encodeURIComponent('就近待命')}`);
  await axe('main');

  const wide = 'ｐ６０ 抗风';
  await field(page).fill(wide);
  await page.getByRole('button', { name: search.submit, exact: true }).click();
  await expectFound(page, wide, '/companyNews/detail/reading-a-data-sheet/');
  await page.reload();
  await expect(field(page)).toHaveValue(wide);
  await expectFound(page, wide, '/companyNews/detail/reading-a-data-sheet/');

  await field(page).fill('qxz');
  await expect(page.getByText(search.empty.replace('{query}', 'qxz'))).toBeVisible();
  await expect(page.getByText(search.emptyHint)).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await page.getByRole('button', { name: search.clear }).click();
  await expect(field(page)).toBeFocused();
  await expect(titles(page)).toHaveText(listed);
  await expect(page).toHaveURL(CATEGORY);

  await field(page).fill('飞行币');
  await expect(main(page).locator('mark').first()).toHaveText('飞行币');
  const found = await titles(page).allTextContents();
  await page.goBack();
  await expect(titles(page)).toHaveText(listed);
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(titles(page)).toHaveText(found);
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0] ?? '');
  await page.goBack();
  await expect(titles(page)).toHaveText(found);
});

test('search reports a missing network and recovers with it @phone', async ({ page, context, faults }) => {
  faults.allow(/pagefind|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about/');
  await page.getByRole('button', { name: navigation.labels.openDrawer }).click();
  await page.getByRole('link', { name: navigation.labels.search }).click();
  await expect(field(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  for (const [question, path] of QUESTIONS.slice(0, 2)) {
    await context.setOffline(true);
    await field(page).fill(question);
    await expect(page.getByText(search.failed)).toBeVisible();
    await context.setOffline(false);
    await field(page).press('Enter');
    await expectFound(page, question, path);
  }
});
