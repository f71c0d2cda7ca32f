import { articles, news } from '@/content/news';
import { site } from '@/content/site';
import { viewer } from '@/content/viewer';
import { expect, forbidCopying, type Page, test } from '@/e2e/fixtures';
import { RELATED_ARTICLES } from '@/lib/news/articles';
import { NEWS_PAGE_SIZE } from '@/lib/news/listPages';
import { NEWS_PATH, pagePath } from '@/lib/news/newsPaths';

const SHOWN = articles.published();
const NEST = '/companyNews/detail/drone-nest-explained/';
const TIMELINE = '/companyNews/detail/low-altitude-policy-timeline/';
const PAGES = Math.ceil(SHOWN.length / NEWS_PAGE_SIZE);
const SOURCE = '穹路低空';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).locator('li h2');
const article = (page: Page) => page.getByRole('article');
const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test('articles are listed by page, by category and by year @desktop', async ({ page, axe }) => {
  await page.goto('/companyNews/');
  for (let number = 1; number <= PAGES; number += 1) {
    const expected = SHOWN.slice((number - 1) * NEWS_PAGE_SIZE, number * NEWS_PAGE_SIZE);
    await expect(titles(page)).toHaveText(expected.map(({ title }) => title));
    if (number < PAGES) await page.getByRole('link', { name: news.list.nextPage }).click();
  }
  await expect(page).toHaveURL(pagePath(NEWS_PATH, PAGES));

  for (const { slug, title } of news.categories) {
    await nav(page, news.list.categories).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/companyNews/category/${slug}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(nav(page, news.list.categories).locator('[aria-current="page"]')).toHaveText(title);
    const expected = SHOWN.filter(({ category }) => category === title);
    await expect(titles(page)).toHaveText(expected.slice(0, NEWS_PAGE_SIZE).map((each) => each.title));
  }

  const year = SHOWN[0]?.date.slice(0, 4) ?? '';
  const inYear = SHOWN.filter(({ date }) => date.startsWith(year));
  await nav(page, news.list.years).getByRole('link', { name: year }).click();
  await expect(page).toHaveURL(`/companyNews/archive/${year}/`);
  const listed = inYear.slice(0, NEWS_PAGE_SIZE).map(({ title }) => title);
  await expect(titles(page)).toHaveText(listed);
  await axe('main');
  await titles(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listed.at(-1) ?? '');
});

test('an article has contents and footnotes, and prints without controls @desktop', async ({ page, axe }) => {
  await page.goto(TIMELINE);
  const contents = nav(page, news.article.contents);
  const headings = article(page).locator('h2[id]:not(#related-title)');
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  await contents.getByRole('link').nth(3).click();
  await expect(headings.nth(3)).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText((await headings.nth(3).textContent()) ?? '');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(contents.locator('[aria-current]')).toHaveText(news.prose.notes);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await axe('main');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article(page).getByRole('table')).toBeVisible();
  await expect(article(page).locator('blockquote footer')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: news.share.copy.copy })).toHaveCount(0);
  await expect(page.getByRole('region', { name: news.article.related })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  const own = SHOWN.find(({ id }) => TIMELINE.includes(id));
  const head = article(page).locator('header');
  await expect(head.locator('time')).toHaveAttribute('datetime', own?.date ?? '');
  await expect(head.getByText(news.article.source.replace('{source}', SOURCE))).toBeVisible();
  await expect(head.getByText(/^阅读约 \d+ 分钟$/)).toBeVisible();
  await article(page).locator('sup a').first().click();
  const note = article(page).locator('section[data-footnotes] li').first();
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: news.prose.backToText.replace('{n}', '1') }).click();
  await expect(article(page).locator('sup a').first()).toBeInViewport();
  await head.getByRole('link', { name: own?.category }).last().click();
  await expect(page).toHaveURL(/\/companyNews\/category\/\w+\/$/);
});

test('an article opens its pictures, can be shared and links to others @desktop', async ({ page, axe }) => {
  const index = SHOWN.findIndex(({ id }) => NEST.includes(id));
  const [next, own, previous] = [SHOWN[index - 1], SHOWN[index], SHOWN[index + 1]];
  await page.goto(NEST);
  const buttons = article(page).getByRole('button', { name: news.article.openPicture.replace('{alt}', '') });
  await expect(buttons).toHaveCount(1 + (own?.body.match(/!\[/g) ?? []).length);
  for (const button of [buttons.first(), buttons.last()]) {
    const alt = (await button.locator('img').getAttribute('alt')) ?? '';
    await button.click();
    const dialog = page.getByRole('dialog', { name: viewer.title });
    await expect(dialog.getByRole('img', { name: alt })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  const address = site.origin.value + NEST;
  await page.getByRole('button', { name: news.share.copy.copy }).click();
  await expect(page.getByText(news.share.copy.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await forbidCopying(page);
  await page.getByRole('button', { name: news.share.copy.copy }).click();
  await expect(page.getByText(news.share.copy.failed)).toBeVisible();
  const opener = page.getByRole('button', { name: news.share.wechat });
  await opener.click();
  const code = page.getByRole('dialog', { name: news.share.wechat });
  await expect(code.getByText(address)).toBeVisible();
  await expect(code.locator('svg path')).not.toHaveCount(0);
  await axe('[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByText(news.share.copy.failed)).toBeHidden();

  await expect(nav(page, news.article.neighbours).getByRole('link')).toHaveText([
    ...(previous ? [news.article.previous + previous.title] : []),
    ...(next ? [news.article.next + next.title] : []),
  ]);
  const related = page.getByRole('region', { name: news.article.related }).getByRole('link');
  await expect(related).toHaveCount(RELATED_ARTICLES);
  expect(await related.allTextContents()).not.toContain(own?.title);
});
