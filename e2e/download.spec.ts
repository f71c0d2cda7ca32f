import { devices, type Page } from 'playwright/test';
import { appPublished, download } from '@/content/download';
import { site } from '@/content/site';
import { boxOf, expect, test } from '@/e2e/fixtures';

const [android, ios, harmonyNext] = download.stores.list.map(({ title }) => title);

const PHONES = [
  ['an iPhone', devices['iPhone 15'].userAgent, ios],
  [
    'HarmonyOS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    harmonyNext,
  ],
] as const;

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600 NetType/WIFI Language/zh_CN';
const WECHAT_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781 WindowsWechat(0x63090a13)';

const versions = (page: Page) => page.getByRole('region', { name: download.title }).getByRole('listitem');
const layer = (page: Page) => page.getByRole('dialog', { name: download.hostApp.title });

/** The next visits come from another device, or from inside an app. */
async function visitFrom(page: Page) {
  const device = await page.context().newCDPSession(page);
  return async (userAgent: string) => {
    await device.send('Emulation.setUserAgentOverride', { userAgent });
    await page.goto('/download/');
  };
}

const belowVersions = (page: Page) => boxOf(page.getByRole('heading', { name: download.reward.title }));

test('the version that suits stands first and moves nothing below @phone', async ({ page }) => {
  const visit = await visitFrom(page);
  await visit(WECHAT_ON_WINDOWS);
  await page.evaluate(() => document.fonts.ready);
  const { y: top } = await belowVersions(page);
  for (const [name, userAgent, title] of PHONES) {
    await test.step(name, async () => {
      await visit(userAgent);
      await expect(versions(page).first()).toContainText(title ?? 'missing');
      await expect(versions(page).first()).toContainText(download.stores.suits);
      await expect(versions(page)).toHaveCount(3);
      await expect(page.getByText(download.stores.suits)).toHaveCount(1);
      await expect(layer(page)).toHaveCount(0);
      await expect.poll(async () => (await belowVersions(page)).y).toBe(top);
    });
  }
  await visit(WECHAT);
  await page.waitForLoadState('networkidle');
  const { install, facts, code, stores } = download;
  const installing = [install.title, facts.title, stores.note];
  for (const text of installing) await expect(page.getByText(text)).toHaveCount(appPublished ? 1 : 0);
  await expect(page.getByText(code.title, { exact: true })).toHaveCount(appPublished ? 1 : 0);
  await expect(layer(page)).toHaveCount(appPublished ? 1 : 0);
  const ways = [
    [download.beforeApp.enquiry.title, download.beforeApp.enquiry.path],
    [download.beforeApp.mail, `mailto:${site.mailbox.value}`],
  ];
  for (const [name = '', path = ''] of appPublished ? [] : ways) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('on a desktop no version stands before the others, inside WeChat as well @desktop', async ({ page }) => {
  await page.goto('/download/');
  await expect(versions(page).first()).toContainText(android ?? 'missing');
  await expect(page.getByText(download.stores.suits)).toHaveCount(0);
  const { mark, tasks, map, settlement } = download.screens;
  await test.step('screens are pictures with a name and are marked as drawings', async () => {
    for (const { picture } of [tasks, map, settlement]) {
      await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
    }
    await expect(page.getByText(mark)).toHaveCount(3);
  });

  const visit = await visitFrom(page);
  await visit(WECHAT_ON_WINDOWS);
  await expect(versions(page).first()).toContainText(android ?? 'missing');
  await expect(layer(page)).toHaveCount(0);
});
