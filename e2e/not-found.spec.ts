import { notFound } from '@/content/notFound';
import { expect, test } from './fixtures';

test.beforeEach(({ faults }) => faults.allow(/404/));

test('an unknown path shows the address as text @desktop', async ({ page }) => {
  await page.goto('/companyNews/detial/12/?from=a#b');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(page.getByText('/companyNews/detial/12/?from=a#b')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/companyNews/');

  await page.goto('/companyNews/detail/counting-mus/');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /counting-mu\/$/);

  await page.goto('/<img src=x onerror=alert(1)>/');
  await expect(page).toHaveURL('/404');
  await expect(page.getByText('%3Cimg%20src=x%20onerror=alert(1)%3E')).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);

  await test.step('with a forbidden storage it is shown all the same', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/nowhere/');
    await expect(page.getByText('/nowhere/')).toBeVisible();
  });
});

test('the unknown address is kept until the next one; links lead on @phone', async ({ page, context }) => {
  await page.goto('/downlaod/');
  await expect(page).toHaveURL('/404');
  await page.reload();
  await expect(page.getByText('/downlaod/')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: notFound.siteMap }).click();
  await expect(page.locator('#site-map')).toBeInViewport();
  await main.getByRole('link', { name: /App 下载/ }).click();
  await expect(page).toHaveURL('/download/');
  await page.goBack();
  await expect(page).toHaveURL(/\/404/);
  await expect(page.getByText('/downlaod/')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/404/');
  await expect(other.getByText('/downlaod/')).toBeVisible();
  await other.goto('/abuot/');
  await expect(other).toHaveURL('/404');
  await page.reload();
  await expect(page.getByText('/abuot/')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await main.getByRole('link', { name: notFound.home.title }).click();
  await expect(page).toHaveURL('/');
});
