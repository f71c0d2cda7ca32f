import { en } from '@/content/en';
import { site } from '@/content/site';
import { expect, followFooterLink, type Page, test } from '@/e2e/fixtures';

const HAN = /\p{Script=Han}/u;

/** The addresses of the page in each language, as search engines read them. */
function alternates(page: Page) {
  return page
    .locator('head link[hreflang]')
    .evaluateAll((links) =>
      (links as HTMLLinkElement[]).map(({ hreflang, href }) => `${hreflang} ${href}`).sort(),
    );
}

/** The page's text without the parts marked as Chinese. */
function englishText(page: Page) {
  return page
    .getByRole('main')
    .locator('> [lang="en"]')
    .evaluate((region) => {
      const copy = region.cloneNode(true) as Element;
      for (const chinese of copy.querySelectorAll('[lang="zh-CN"], script')) chinese.remove();
      return copy.textContent ?? '';
    });
}

test('only the footer and the hreflang links lead to the English page @desktop', async ({ page }) => {
  await page.goto('/privacy/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English', exact: true })).toHaveCount(0);
  expect(await alternates(page)).toEqual([]);
  await followFooterLink(page, 'English');
  await expect(page).toHaveURL('/en/');
  await expect(page).toHaveTitle(new RegExp(`^${en.page.title}`));
  const text = await englishText(page);
  expect(text).toContain(en.page.title);
  expect(text).not.toMatch(HAN);

  const both = [`en ${site.origin.value}/en/`, `zh-CN ${site.origin.value}/`];
  await expect.poll(() => alternates(page)).toEqual(both);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', en.page.description);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  await page.goto('/');
  expect(await alternates(page)).toEqual(both);
});
