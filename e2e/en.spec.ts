import { en } from '@/content/en';
import { site } from '@/content/site';
import { expect, followFooterLink, type Page, test } from '@/e2e/fixtures';

const HAN = /\p{Script=Han}/u;

/** The addresses of the page in each language, as search engines read them. */
function alternates(page: Page) {
  return page
    .locator('head link[hreflang]')
    .evaluateAll((all: HTMLLinkElement[]) => all.map(({ hreflang, href }) => `${hreflang} ${href}`).sort());
}

test('only the footer and the hreflang links lead to the English page @desktop', async ({ page }) => {
  await page.goto('/privacy/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English', exact: true })).toHaveCount(0);
  expect(await alternates(page)).toEqual([]);
  await followFooterLink(page, 'English');
  await expect(page).toHaveURL('/en/');
  await expect(page).toHaveTitle(new RegExp(`^${en.page.title}`));
  const english = page.getByRole('main').locator('> [lang="en"]');
  await english.locator('[lang="zh-CN"]').evaluateAll((all) => all.map((chinese) => chinese.remove()));
  await expect(english).toContainText(en.page.title);
  await expect(english).not.toContainText(HAN);

  const both = [`en ${site.origin.value}/en/`, `zh-CN ${site.origin.value}/`];
  await expect.poll(() => alternates(page)).toEqual(both);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', en.page.description);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  await page.goto('/');
  expect(await alternates(page)).toEqual(both);
});
