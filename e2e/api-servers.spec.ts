import { expect, type Page } from 'playwright/test';
import { apiServer as labels } from '@/content/apiServer';
import { errorMessages } from '@/content/errorMessages';
import { TOAST_DURATION_MS } from '@/lib/announcements/toasts';
import { PROBE_TIMEOUT_MS } from '@/lib/backend/probe';
import { REQUEST_TIMEOUT_MS } from '@/lib/backend/withTimeout';
import { API_SERVERS_PATH } from '@/lib/publishedPaths';
import { axeFaults } from './axe';
import { forbidCopying } from './fixtures';
import { type Answer, answers, held, test } from './servers';

const PAGE = '/privacy/';
/** What the question may take on its way to the server. */
const SLACK_MS = PROBE_TIMEOUT_MS / 2;
const onDefault = labels.defaultName;
const named = (number: number) => labels.name.replace('{number}', labels.numerals[number - 1] ?? '');
const onServer = (number: number) => new RegExp(`^${named(number)} · \\d+ ms$`);

const footer = (page: Page) => page.getByRole('contentinfo');
const opener = (page: Page) => page.getByRole('button', { name: labels.open });
const panel = (page: Page) => page.getByRole('dialog', { name: labels.panel.title });
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

function whenDecided(page: Page, state: string | RegExp) {
  return expect(footer(page).getByText(state)).toBeVisible();
}

test.describe('the prober', () => {
  const readable: [string, Answer, boolean][] = [
    ['answers at once', answers.ok, true],
    ['cuts the connection', answers.cut, false],
    ['resets in mid-answer, of which only the head is read', answers.reset, true],
    ['answers 500', answers.status(500), false],
    ['answers garbage', answers.garbage, true],
    ['drips one byte a second', answers.drip, true],
  ];

  test('one that answers 200 is taken, any other left @desktop', async ({ page, servers, site }) => {
    const nobody = await servers.refusing();
    const behind = await servers.api(answers.ok);
    const tried = [
      ...readable,
      ['leads to one that answers', answers.redirect(`${behind.origin}/api`), true],
      ['leads to nobody', answers.redirect(nobody), false],
      ['forbids this site to read', answers.ok, false],
    ] as const;
    for (const [name, answer, wins] of tried) {
      await test.step(`one that ${name} is ${wins ? 'taken' : 'left'}`, async () => {
        const server = await servers.api(answer, !name.startsWith('forbids'));
        site.files[API_SERVERS_PATH] = answers.json({ domains: [nobody, `${server.origin}/`] });
        await page.goto(PAGE);
        await whenDecided(page, wins ? onServer(2) : onDefault);
        expect(server.requests).toEqual(['GET /']);
      });
    }
    expect(behind.requests).toEqual(['GET /api']);
  });

  test('a server is waited for as long as it may take @desktop', async ({ page, servers, site }) => {
    const { answer, release } = held(answers.ok);
    const server = await servers.api(answer);
    site.files[API_SERVERS_PATH] = answers.json({ domains: [server.origin, await servers.refusing()] });
    await page.clock.install();
    await page.goto(PAGE);
    await expect.poll(() => server.requests, { intervals: [20] }).toHaveLength(1);
    // From here on no time passes by itself.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PROBE_TIMEOUT_MS - SLACK_MS);
    release();
    await whenDecided(page, onServer(1));
    await page.clock.resume();
    await page.reload();
    await expect.poll(() => server.requests).toHaveLength(2);
    await page.clock.fastForward(PROBE_TIMEOUT_MS);
    await whenDecided(page, onDefault);
  });

  test('asks all once, after the paint, and the first wins @desktop', async ({ page, servers, site }) => {
    const { answer, release } = held(answers.ok);
    const first = await servers.api(answer);
    const dead = await servers.api(answers.hang);
    const bad = await servers.api(answers.status(500));
    const tried = [dead, first, bad];
    site.files[API_SERVERS_PATH] = answers.json({ domains: tried.map(({ origin }) => origin) });
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'debug' && logged.push(message.text()));
    await page.goto(PAGE);
    await expect.poll(() => tried.map(({ requests }) => requests.length)).toEqual([1, 1, 1]);
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(`^server ${bad.origin}: 500, \\d+ ms$`));
    release();
    await whenDecided(page, onServer(2));
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(`^server ${first.origin}: ok, \\d+ ms$`));

    const times = await page.evaluate(() => {
      const entry = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        list: entry(new URL('/boce.json', location.href).href),
        paint: entry('first-contentful-paint'),
        load: loading?.loadEventStart ?? Number.NaN,
      };
    });
    expect(times.list).toBeGreaterThan(times.paint);
    expect(times.list).toBeGreaterThan(times.load);
    await page.waitForLoadState('networkidle');
    expect(site.requests.filter((path) => path === API_SERVERS_PATH)).toHaveLength(1);
    expect(first.requests).toHaveLength(1);
  });

  test('one server is asked, and with nothing to choose from none is named @desktop', async ({
    page,
    servers,
    site,
  }) => {
    const server = await servers.api(answers.ok);
    site.files[API_SERVERS_PATH] = answers.json({ domains: [server.origin] });
    const logged = page.waitForEvent('console', (message) => message.text().includes(server.origin));
    await page.goto(PAGE);
    await logged;
    await page.waitForLoadState('networkidle');
    await expect(footer(page).getByText(onServer(1))).toHaveCount(0);
    await expect(opener(page)).toHaveCount(0);
  });

  const lists: [string, Answer, string][] = [
    ['is a 404 with an HTML page', answers.status(404, '<!doctype html>'), errorMessages.badStatus],
    ['is of another shape', answers.json([]), errorMessages.wrongShape],
    ['hangs', answers.hang, errorMessages.timeout],
  ];

  test('a bad boce.json leaves the default without a word, but to who asks @desktop', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    for (const [name, answer, error] of lists) {
      await test.step(`it ${name}`, async () => {
        site.files[API_SERVERS_PATH] = answer;
        site.requests.length = 0;
        await page.goto(PAGE);
        await expect.poll(() => site.requests).toContain(API_SERVERS_PATH);
        if (error === errorMessages.timeout) await page.clock.fastForward(REQUEST_TIMEOUT_MS);
        await whenDecided(page, onDefault);
        await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
        await opener(page).click();
        await expect(panel(page)).toContainText(labels.panel.listFailed.replace('{error}', error));
      });
    }
  });
});

test.describe('the server panel', () => {
  test('measures every server and marks the one in use @phone', async ({ page, servers, site }) => {
    let third: Answer = answers.hang;
    const tried = [
      await servers.api(answers.hang),
      await servers.api(answers.ok),
      await servers.api((response) => third(response)),
      await servers.api(answers.status(500)),
      await servers.api(answers.ok, false),
    ];
    const domains = [...tried.map(({ origin }) => origin), await servers.refusing()];
    site.files[API_SERVERS_PATH] = answers.json({ domains });
    await page.clock.install();
    await page.goto(PAGE);
    await whenDecided(page, onServer(2));
    third = (response) => setTimeout(answers.ok, 400, response);
    await opener(page).click();
    await expect(panel(page).getByText(labels.panel.measuring)).toBeVisible();
    const answered = panel(page).getByRole('listitem').filter({ hasNotText: labels.results.checking });
    // All but the server that hangs.
    await expect(answered).toHaveCount(6);
    await page.clock.fastForward(PROBE_TIMEOUT_MS);
    await expect(panel(page).getByText('共 7 条线路，2 条可用')).toBeVisible();
    await expect(row(page, named(1))).toHaveText(/超时 \d{4}\s?ms/);
    await expect(row(page, named(2))).toHaveText(/当前使用 \d+\s?ms/);
    await expect(row(page, named(2))).toHaveAttribute('aria-current', 'true');
    await expect(row(page, named(3))).toHaveText(/可用 (?:[4-9]\d\d|\d{4})\s?ms/);
    await expect(row(page, named(4))).toHaveText(/HTTP 500/);
    await expect(row(page, named(5))).toHaveText(new RegExp(labels.results.blocked));
    await expect(row(page, named(6))).toHaveText(new RegExp(labels.results.unreachable));
    expect(await axeFaults(page, '[role=dialog]')).toEqual([]);

    const again = panel(page).getByRole('button', { name: labels.panel.again });
    await again.click();
    await expect(panel(page).getByText(labels.panel.measuring)).toBeVisible();
    await again.dispatchEvent('click');
    await expect(answered).toHaveCount(6);
    await page.clock.fastForward(PROBE_TIMEOUT_MS);
    await expect(panel(page).getByText('共 7 条线路，2 条可用')).toBeVisible();
    expect(tried[1]?.requests).toHaveLength(3);
    await expect(again).toBeFocused();
  });

  test('works by keyboard and gives its result as text @desktop', async ({ page, servers, site }) => {
    const server = await servers.api(answers.ok);
    site.files[API_SERVERS_PATH] = answers.json({ domains: [server.origin, await servers.refusing()] });
    await page.goto(PAGE);
    await whenDecided(page, onServer(1));
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    const close = panel(page).getByRole('button', { name: labels.panel.close });
    const again = panel(page).getByRole('button', { name: labels.panel.again });
    const copy = panel(page).getByRole('button', { name: labels.panel.copy });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(again).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(panel(page).getByText(/^共 3 条线路/)).toBeVisible();
    await copy.click();
    await expect(panel(page).getByText(labels.panel.copied)).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(new RegExp(`${named(1)} ${server.origin} 当前使用 \\d+ ms`));
    expect(text).toContain(`页面：${site.origin}${PAGE}`);
    await forbidCopying(page);
    await copy.click();
    const byHand = panel(page).getByRole('textbox', { name: labels.panel.copyByHand });
    await expect(byHand).toBeFocused();
    await expect(byHand).toHaveValue(new RegExp(`^${named(1)} ${server.origin} `, 'm'));
    expect(await byHand.evaluate(() => getSelection()?.toString())).toBe(await byHand.inputValue());
    await page.mouse.click(5, 5);
    await expect(panel(page)).toBeHidden();
  });

  test('without a network says so and opens later @phone', async ({ page, context, servers, site }) => {
    const domains = [await servers.refusing(), await servers.refusing()];
    site.files[API_SERVERS_PATH] = answers.json({ domains });
    await page.clock.install();
    await page.goto(PAGE);
    await whenDecided(page, onDefault);
    await context.setOffline(true);
    await opener(page).click();
    await expect(page.getByText(labels.openFailed)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(TOAST_DURATION_MS);
    await expect(page.getByText(labels.openFailed)).toBeHidden();
    await context.setOffline(false);
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
  });
});
