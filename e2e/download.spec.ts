import { devices, type Page } from 'playwright/test';
import { coins } from '@/content/coins';
import { download } from '@/content/download';
import { expect, test } from '@/e2e/fixtures';

const [android, ios, harmonyNext] = download.stores.list.map(({ title }) => title);

const PHONES = [
  ['Android', devices['Pixel 7'].userAgent, android],
  ['an iPhone', devices['iPhone 15'].userAgent, ios],
  [
    'HarmonyOS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    harmonyNext,
  ],
  [
    'HarmonyOS 4',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    android,
  ],
] as const;

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600 NetType/WIFI Language/zh_CN';
const QQ =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 QQ/9.0.60.617 V1_IPH_SQ_9.0.60_1_APP_A';
const WECHAT_ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781 WindowsWechat(0x63090a13)';

const versions = (page: Page) =>
  page.getByRole('list', { name: download.stores.label }).getByRole('listitem');
const layer = (page: Page) => page.getByRole('dialog', { name: download.hostApp.title });

/** The next visits come from another device, or from inside an app. */
async function visitFrom(page: Page) {
  const device = await page.context().newCDPSession(page);
  return async (userAgent: string) => {
    await device.send('Emulation.setUserAgentOverride', { userAgent });
    await page.goto('/download/');
  };
}

const topOfNote = async (page: Page) => (await page.getByText(download.stores.note).boundingBox())?.y;

test('on a phone the version that suits stands first and says so, which moves nothing below @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await withoutScripts.newPage();
  await plain.goto('/download/');
  const top = await topOfNote(plain);
  await withoutScripts.close();

  const visit = await visitFrom(page);
  for (const [name, userAgent, title] of PHONES) {
    await test.step(name, async () => {
      await visit(userAgent);
      await expect(versions(page).first()).toContainText(title ?? 'missing');
      await expect(versions(page).first()).toContainText(download.stores.suits);
      await expect(versions(page)).toHaveCount(3);
      await expect(page.getByText(download.stores.suits)).toHaveCount(1);
      await expect(layer(page)).toHaveCount(0);
      expect(await topOfNote(page)).toBe(top);
    });
  }
  await test.step('an iPhone, inside QQ', async () => {
    await visit(QQ);
    await expect(layer(page)).toBeVisible();
    await expect(versions(page).first()).toContainText(ios ?? 'missing');
  });
});

test('a desktop gets the code and no version before the others, inside WeChat as well @desktop', async ({
  page,
}) => {
  await page.goto('/download/');
  await expect(page.getByText(download.code.title)).toBeVisible();
  await expect(versions(page).first()).toContainText(android ?? 'missing');
  await expect(page.getByText(download.stores.suits)).toHaveCount(0);
  const { mark, tasks, map, settlement } = download.screens;
  await test.step('screens are pictures with a name and are marked as drawings', async () => {
    for (const { alternative } of [tasks, map, settlement]) {
      await expect(page.getByRole('img', { name: alternative })).toBeVisible();
    }
    await expect(page.getByText(mark)).toHaveCount(3);
  });

  const visit = await visitFrom(page);
  await visit(WECHAT_ON_WINDOWS);
  await expect(page.getByText(download.code.title)).toBeVisible();
  await expect(layer(page)).toHaveCount(0);
});

test.describe('inside WeChat @phone', () => {
  test.use({ userAgent: WECHAT });

  test('a layer leads to the browser, copies the address and lets go, by Escape as well', async ({
    page,
    context,
    baseURL,
    axe,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/download/');
    for (const step of download.hostApp.steps) await expect(layer(page).getByText(step)).toBeVisible();
    await axe();
    await layer(page).getByRole('button', { name: download.hostApp.copy }).click();
    await expect(layer(page).getByRole('status')).toHaveText(download.hostApp.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/download/`);
    await layer(page).getByRole('button', { name: download.hostApp.close }).click();
    await expect(layer(page)).toHaveCount(0);
    await expect(versions(page).first()).toContainText(android ?? 'missing');

    await page.reload();
    await expect(layer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer(page)).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
  });
});

test('what is not yet published says so, coins are points, and the notice is one press away @phone', async ({
  page,
}) => {
  await page.goto('/download/');
  const unset = download.facts.facts.filter(({ value }) => !value.value);
  await expect(page.getByRole('definition').filter({ hasText: download.facts.unset })).toHaveCount(
    unset.length,
  );
  const coming = download.stores.list.filter(({ url }) => !url.value);
  await expect(page.getByText(download.stores.soon, { exact: true })).toHaveCount(coming.length);

  const reward = page.getByRole('region', { name: download.reward.title });
  await expect(reward).toContainText(coins.rules[0].amount);
  await expect(reward.getByText(coins.note)).toContainText('平台积分');
  await page.getByRole('main').getByRole('link', { name: download.facts.privacy.title }).click();
  await expect(page).toHaveURL('/privacy/');
});

test('without scripts every version, step and fact is there @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, userAgent: WECHAT, baseURL });
  const page = await context.newPage();
  await page.goto('/download/');
  await expect(versions(page)).toHaveCount(3);
  for (const { title, channel } of download.stores.list) {
    const version = versions(page).filter({ hasText: channel });
    await expect(version.getByText(title)).toBeVisible();
  }
  await expect(page.getByText(download.stores.note)).toBeVisible();
  for (const { steps } of download.install.ways) {
    for (const step of steps) await expect(page.getByText(step, { exact: true }).first()).toBeVisible();
  }
  await context.close();
});
