import { appPublished, download } from '@/content/download';
import { site } from '@/content/site';
import { expect, test } from '@/e2e/fixtures';

test('before the App is out visitors can ask for it and see its screens @phone', async ({ page, axe }) => {
  await page.goto('/download/');
  const { beforeApp, install, appInfo, reward, stores } = download;
  const main = page.getByRole('main');
  const ways = [
    [beforeApp.enquiry.title, beforeApp.enquiry.path],
    [beforeApp.mail, `mailto:${site.email.value}`],
  ];
  for (const [name = '', path = ''] of appPublished ? [] : ways) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  for (const text of [install.title, appInfo.title, reward.title, stores.note]) {
    await expect(page.getByText(text)).toHaveCount(appPublished ? 1 : 0);
  }

  const { label, mark, list } = download.screens;
  const tabs = page.getByRole('tablist', { name: label });
  for (const { title, picture } of list) {
    await tabs.getByRole('tab', { name: title }).click();
    await expect(main.getByRole('img')).toHaveCount(1);
    await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
  }
  await expect(page.getByText(mark)).toHaveCount(1);
  await axe('main');
});

test('before the App is out wide screens show its screens side by side @desktop', async ({ page }) => {
  await page.goto('/download/');
  const screens = page.getByRole('main').getByRole('img');
  await expect(screens).toHaveCount(appPublished ? 1 : download.screens.list.length);
  const tops = await screens.evaluateAll((all) => all.map((shown) => shown.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
