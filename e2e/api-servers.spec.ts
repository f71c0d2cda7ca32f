import type { ServerResponse } from 'node:http';
import { apiServer as labels } from '@/content/apiServer';
import { errorMessages } from '@/content/errorMessages';
import { TOAST_DURATION_MS } from '@/lib/announcements/toasts';
import { REQUEST_TIMEOUT_MS } from '@/lib/backend/withTimeout';
import { freePort } from '@/lib/build/listen';
import { API_SERVERS_PATH } from '@/lib/publishedPaths';
import { fill } from '@/lib/text/fill';
import { expect, forbidCopying, type Page } from './fixtures';
import { type Answer, answers, held, test } from './servers';

/** The policy wants https, and servers on loopback have no certificate. */
test.use({ bypassCSP: true });

const PAGE = '/privacy/';
const onDefault = labels.defaultName;
const named = (number: number) => fill(labels.name, { number });
const onServer = (number: number) => new RegExp(`^${named(number)} · \\d+ ms$`);

const state = (page: Page, text: string | RegExp) => page.getByRole('contentinfo').getByText(text);
const opener = (page: Page) => page.getByRole('button', { name: labels.open });
const panel = (page: Page) => page.getByRole('dialog', { name: labels.panel.title });

test('the first server to answer is used; keys work its panel @desktop', async ({ page, servers, site }) => {
  const { answer, release } = held(answers.ok);
  let firstAnswer = answer;
  const first = await servers.api((response) => firstAnswer(response));
  const bad = await servers.api(answers.status(500));
  const tried = [await servers.api(answers.status(403)), first, bad];
  site.files[API_SERVERS_PATH] = answers.json({ domains: tried.map(({ origin }) => origin) });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'debug' && logged.push(message.text()));
  await page.addInitScript(() => addEventListener('load', () => performance.mark('loaded')));
  await page.goto(PAGE);
  await expect.poll(() => tried.map(({ requests }) => requests)).toEqual(Array(3).fill(['GET /']));
  const said = (outcome: string) => expect.stringMatching(`^server ${outcome}, \\d+ ms$`);
  await expect.poll(() => logged).toContainEqual(said(`${bad.origin}: 500`));
  release();
  await expect(state(page, onServer(2))).toBeVisible();
  await expect.poll(() => logged).toContainEqual(said(`${first.origin}: ok`));

  const names = await page.evaluate(() => performance.getEntries().map(({ name }) => name));
  const inOrder = names.filter((name) => /contentful-paint$|^loaded$|boce\.json$/.test(name));
  expect(inOrder.slice(0, -1).sort()).toEqual(['first-contentful-paint', 'loaded']);
  await page.waitForLoadState('networkidle');
  expect(site.requests.filter((path) => path === API_SERVERS_PATH)).toHaveLength(1);
  expect(first.requests).toHaveLength(1);

  firstAnswer = answers.ok;
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(labels.panel.measured)).toBeVisible();
  for (const name of [labels.panel.close, labels.panel.again, labels.panel.copy]) {
    await expect(panel(page).getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(panel(page).getByText(labels.panel.measured)).toBeVisible();
  const copy = panel(page).getByRole('button', { name: labels.panel.copy });
  await copy.click();
  await expect(panel(page).getByText(labels.panel.copied)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(new RegExp(`${named(2)} ${first.origin} 当前使用 \\d+ ms`));
  expect(text).toContain(`\n页面：${site.origin}${PAGE}\n时间：20`);
  expect(text).toMatch(/\n网络：在线\n浏览器：Mozilla/);
  await forbidCopying(page);
  await copy.click();
  const byHand = panel(page).getByRole('textbox', { name: labels.panel.copyByHand });
  await expect(byHand).toBeFocused();
  await expect(byHand).toHaveValue(new RegExp(`^${named(2)} ${first.origin} `, 'm'));
  expect(await byHand.evaluate(() => getSelection()?.toString())).toBe(await byHand.inputValue());
  await page.mouse.click(5, 5);
  await expect(panel(page)).toBeHidden();
});

test('a server list that hangs is reported in the panel only @desktop', async ({ page, servers, site }) => {
  const server = await servers.api(answers.ok);
  site.files[API_SERVERS_PATH] = answers.hang;
  await page.clock.install();
  await page.goto(PAGE);
  await expect.poll(() => site.requests).toContain(API_SERVERS_PATH);
  await page.clock.fastForward(REQUEST_TIMEOUT_MS);
  await expect(state(page, onDefault)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  await opener(page).click();
  await expect(panel(page)).toContainText(labels.panel.listFailed.replace('{error}', errorMessages.timeout));

  site.files[API_SERVERS_PATH] = answers.json({ domains: [server.origin] });
  const logged = page.waitForEvent('console', (message) => message.text().includes(server.origin));
  await page.reload();
  await logged;
  await page.waitForLoadState('networkidle');
  await expect(state(page, onServer(1))).toHaveCount(0);
  await expect(opener(page)).toHaveCount(0);
});

test('the panel measures every server @phone', async ({ page, axe, context, servers, site }) => {
  let measuring = false;
  /** Hangs until the panel measures, so that it is not the first server to answer. */
  const later = (answer: Answer) => (response: ServerResponse) =>
    (measuring ? answer : answers.hang)(response);
  const behind = await servers.api(answers.ok);
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const { ok, inUse, timeout, unreachable, blocked } = labels.results;
  const rows: [Answer, string, boolean?][] = [
    [answers.hang, `${timeout} \\d{4}`],
    [answers.ok, `${inUse} \\d+`],
    [later((response) => setTimeout(answers.ok, 400, response)), `${ok} (?:[4-9]\\d\\d|\\d{4})`],
    // These three send a good status and a bad body, which is not read.
    [later(answers.reset), ok],
    [later(answers.garbage), ok],
    [later(answers.drip), ok],
    [later(answers.redirect(`${behind.origin}/api`)), ok],
    [answers.redirect(nobody), unreachable],
    [answers.cut, unreachable],
    [answers.status(500), 'HTTP 500'],
    [answers.ok, blocked, false],
  ];
  const tried = await Promise.all(rows.map(([answer, , readable]) => servers.api(answer, readable)));
  site.files[API_SERVERS_PATH] = answers.json({ domains: [...tried.map(({ origin }) => origin), nobody] });
  await page.clock.install();
  await page.goto(PAGE);
  await expect(state(page, onServer(2))).toBeVisible();

  await context.setOffline(true);
  await opener(page).click();
  await expect(page.getByText(labels.openFailed)).toBeVisible();
  await axe('[role=status]');
  await page.clock.fastForward(TOAST_DURATION_MS);
  await expect(page.getByText(labels.openFailed)).toBeHidden();
  await context.setOffline(false);

  measuring = true;
  await opener(page).click();
  const listed = panel(page).getByRole('listitem');
  await expect(panel(page).getByText(labels.panel.measuring)).toBeVisible();
  await expect(panel(page).getByText(labels.panel.measured)).toBeVisible();
  const results = [...rows.map(([, result]) => result), unreachable];
  const told = results.map((result, index) => new RegExp(`^${named(index + 1)} ${result}`));
  await expect(listed).toHaveText([...told, new RegExp(`^${onDefault} ${unreachable}`)]);
  await expect(listed.nth(1)).toHaveAttribute('aria-current', 'true');
  await axe('[role=dialog]');

  const again = panel(page).getByRole('button', { name: labels.panel.again });
  await again.click();
  await expect(panel(page).getByText(labels.panel.measuring)).toBeVisible();
  await again.dispatchEvent('click');
  await expect(panel(page).getByText(labels.panel.measured)).toBeVisible();
  expect(tried[1]?.requests).toHaveLength(3);
  expect(behind.requests).toEqual(['GET /api', 'GET /api']);
  await expect(again).toBeFocused();
});
