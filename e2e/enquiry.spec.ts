import { about } from '@/content/about';
import { enquiry } from '@/content/enquiry';
import { errorMessages } from '@/content/errorMessages';
import { cases } from '@/content/home/cases';
import { ENQUIRY_TIMEOUT_MS } from '@/lib/enquiry/sendEnquiry';
import { API_SERVERS_PATH } from '@/lib/publishedPaths';
import { token } from '@/lib/token';
import { expect, forbidCopying, type Page, test } from './fixtures';
import { expectNoLayoutShift } from './layoutFaults';
import { type Answer, answers, test as serverTest } from './servers';
import { exportedPage } from './sitePages';

const PAGE = '/about/';
const FIRST_LINE_PX = 52;
const { messages } = enquiry;
const { ways, outcomes, problems } = messages;
const HOSTILE = '<img src=x onerror=alert(1)>"\'&\u202E';

const form = (page: Page) => page.getByRole('form', { name: enquiry.title });
const field = (page: Page, name: keyof typeof messages.fields) =>
  form(page).getByLabel(messages.fields[name].label);
const size = (page: Page, scene: keyof typeof messages.sizes) =>
  form(page).getByLabel(messages.sizes[scene].label);
const safety = cases.categories.find(({ scene }) => scene === 'safety');
const ASK = cases.ask.title.replace('{category}', safety?.title ?? '');
const consent = (page: Page) => form(page).getByRole('checkbox');
const button = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });
const status = (page: Page) => form(page).getByRole('status');

async function fill(page: Page) {
  await form(page).getByRole('radio', { name: messages.scenes.logistics }).check();
  await field(page, 'place').fill(HOSTILE);
  await size(page, 'logistics').fill('300 斤');
  await field(page, 'name').fill('张三');
  await field(page, 'phone').fill('138 0000 0000');
  // Presses beside the 20 px box, inside the 44 px of its target.
  await consent(page).click({ position: { x: -8, y: 28 } });
}

test('the form opens with its scene and can be filled in by keyboard @desktop', async ({ page, axe }) => {
  await page.goto('/?query=safety#cooperation');
  await page.getByRole('tabpanel').getByRole('link', { name: ASK }).click();
  await expect(page).toHaveURL('/about/?query=safety#enquiry');
  const scene = form(page).getByRole('radio', { name: messages.scenes.safety });
  await expect(scene).toBeChecked();
  await expect(form(page)).toBeInViewport();
  await scene.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('密云区');
  await page.keyboard.press('Enter');
  await expect(size(page, 'safety')).toBeFocused();
  await page.keyboard.type('约４个点位');
  await expect(field(page, 'crop')).toHaveCount(0);

  const phone = field(page, 'phone');
  await phone.focus();
  await phone.blur();
  await phone.pressSequentially('138');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(problems.notAPhone);
  await phone.fill('0731-88888888');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
  await phone.fill('');

  await expect(button(page, ways.send)).toHaveCount(0);
  await button(page, ways.copy).press('Enter');
  const list = form(page).getByRole('alert');
  await expect(list).toBeFocused();
  const noName = problems.missing.replace('{label}', messages.fields.name.label);
  await expect(list.getByRole('link')).toHaveText([noName, problems.noContact, problems.noConsent]);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(problems.noContact);
  await expect(consent(page)).toHaveAccessibleDescription(problems.noConsent);
  for (const needed of [scene, field(page, 'place'), field(page, 'name'), consent(page)]) {
    await expect(needed).toHaveAttribute('required');
  }
  await expect(size(page, 'safety')).not.toHaveAttribute('required');
  await axe('#enquiry');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('张三');
  await phone.fill('0731-88888888');
  await consent(page).press('Space');
  await expect(consent(page)).toHaveCSS('background-color', token('jade'));
  await button(page, ways.copy).press('Enter');
  await expect(status(page)).toHaveText(outcomes.copied);
});

test('fields stay above the keyboard, and drafts and copying work @phone', async ({ page, context }) => {
  await page.goto('/about/?query=agriculture#enquiry');
  const { hint = '' } = messages.sizes.agriculture;
  await expect(size(page, 'agriculture')).toHaveAttribute('placeholder', hint);
  await expectNoLayoutShift(page);
  await page.setViewportSize({ width: 390, height: 420 });
  const bar = await page.getByRole('navigation', { name: about.chaptersLabel }).elementHandle();
  for (const name of ['place', 'date', 'onSite', 'email', 'crop'] as const) {
    // One call measures right after the focus, because a later scroll may still move the field.
    const [top = 0, under = 0] = await field(page, name).evaluate((element, bar) => {
      element.focus();
      return [element.getBoundingClientRect().top, bar?.getBoundingClientRect().bottom ?? Number.NaN];
    }, bar);
    expect(top, name).toBeGreaterThan(under);
    expect(top, name).toBeLessThan(420 - FIRST_LINE_PX);
  }
  const typed = form(page).locator('input:not([type="radio"], [type="checkbox"], [tabindex="-1"]), textarea');
  for (const each of await typed.all()) await expect(each).toHaveCSS('font-size', /^1[6-9]/);

  // The address sets the scene, and follows what the visitor has changed.
  await size(page, 'agriculture').fill('120 亩左右');
  await form(page).getByRole('radio', { name: messages.scenes.route }).check();
  await expect(page).toHaveURL('/about/?query=route#enquiry');
  await page.evaluate(() => location.assign('#enquiry?forestry'));
  await expect(form(page).getByRole('radio', { name: messages.scenes.forestry })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  // A line about the field that was left must not move what is pressed.
  const email = field(page, 'email');
  for (const press of [() => consent(page).tap(), () => consent(page).click({ delay: 80 })]) {
    await email.fill('a@b');
    const agreed = await consent(page).isChecked();
    await press();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(consent(page)).toBeChecked({ checked: !agreed });
    await email.fill('');
  }
  await fill(page);
  await context.setOffline(true);
  await button(page, ways.copy).click();
  await expect(status(page)).toHaveText(outcomes.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const letter = (await form(page).getByRole('link', { name: ways.mail }).getAttribute('href')) ?? '';
  expect(new URL(letter).searchParams.get('body')).toBe(copied.replaceAll('\n', '\r\n'));
  await forbidCopying(page);
  await button(page, ways.copy).click();
  await expect(status(page)).toHaveText(outcomes.copyFailed);
  await expect(form(page).getByText(/姓名或农场：张三/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(field(page, 'place')).toHaveValue(HOSTILE);
  await expect(consent(page)).not.toBeChecked();
  await button(page, ways.clear).click();
  await expect(field(page, 'place')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await button(page, ways.undo).click();
  await expect(form(page)).toBeFocused();
  await expect(field(page, 'place')).toHaveValue(HOSTILE);
  await expect(status(page)).toHaveText('');
});

/** The page as it is built for an owner who has set `enquiry.path`. */
function pageThatSends(defaultApiServer: string, knownServers: string[]) {
  const options = { path: 'api/enquiry', defaultApiServer, knownServers, busy: errorMessages.busy };
  const sending = JSON.stringify(options).replaceAll('"', '\\"');
  const page = exportedPage(PAGE) ?? '';
  const sends = page.replace('\\"sending\\":null', () => `\\"sending\\":${sending}`);
  return answers.content('text/html; charset=utf-8', sends);
}

/** An API server that answers the prober, allows the POST, and gives `answer` to it. */
function apiServer(answer: Answer): Answer {
  return (response) => {
    response.setHeader('Access-Control-Allow-Headers', '*');
    (response.req.method === 'POST' ? answer : answers.ok)(response);
  };
}

const posts = (server: { requests: string[] }) =>
  server.requests.filter((request) => request.startsWith('POST'));

const SUCCESS = { success: true, message: 'success', code: 200, result: '', timestamp: 1 };

/** The policy wants https, and servers on loopback have no certificate. */
const loopbackTest = serverTest.extend({ bypassCSP: true });

loopbackTest('the form is sent once or says why not @desktop', async ({ page, axe, servers, site }) => {
  let answer: Answer = answers.hang;
  const server = await servers.api(apiServer((response) => answer(response)));
  site.files[API_SERVERS_PATH] = answers.json({ domains: [server.origin] });
  site.files[PAGE] = pageThatSends('https://default.example', [`${server.origin}/v1`]);
  await page.clock.install();
  await page.goto(`${PAGE}#enquiry`);
  await fill(page);
  const failed = outcomes.failed.replace('{busy}', errorMessages.busy);
  const expectFailure = async () => {
    await expect(status(page)).toHaveText(failed);
    await expect(field(page, 'place')).toHaveValue(HOSTILE);
    await expect(consent(page)).toBeChecked();
  };
  await button(page, ways.send).click();
  await expect.poll(() => posts(server)).toHaveLength(1);
  await expect(button(page, ways.sending)).toHaveAttribute('aria-busy', 'true');
  await button(page, ways.sending).dispatchEvent('click');
  await expect(field(page, 'name').locator('xpath=ancestor::*[@inert]')).toHaveCount(1);
  await page.clock.fastForward(ENQUIRY_TIMEOUT_MS);
  await expectFailure();
  expect(posts(server)).toHaveLength(1);
  const elsewhere = await servers.api(answers.json(SUCCESS));
  answer = answers.status(307, '', { Location: elsewhere.origin });
  await button(page, ways.send).click();
  await expectFailure();
  expect(posts(server)).toHaveLength(2);
  expect(elsewhere.requests).toEqual([]);

  answer = answers.json(SUCCESS);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await button(page, ways.send).click();
  const title = page.getByRole('heading', { name: messages.sent.title });
  await expect(title).toBeFocused();
  const region = page.getByRole('region', { name: enquiry.title });
  await expect(region.getByText('重量与距离：300 斤')).toBeVisible();
  await expect(region.locator('img')).toHaveCount(0);
  await axe('#enquiry');
  const written = { scene: 'logistics', size: '300 斤', phone: '138 0000 0000' };
  expect((await sent).postDataJSON()).toMatchObject(written);
  expect(posts(server)).toEqual(Array(3).fill('POST /api/enquiry'));
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await region.getByRole('button', { name: messages.sent.again }).click();
  await expect(form(page)).toBeFocused();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();

  // The enquiry does not go to a server that the build did not know.
  const known = await servers.api(apiServer(answers.json(SUCCESS)));
  site.files[PAGE] = pageThatSends(known.origin, ['https://line1.example']);
  await page.reload();
  await fill(page);
  const honeypot = form(page).getByLabel(messages.honeypot);
  await expect(honeypot).toHaveJSProperty('tabIndex', -1);
  await honeypot.fill('https://spam.example', { force: true });
  await button(page, ways.send).click();
  await expect(status(page)).toContainText(errorMessages.busy);
  await button(page, ways.copy).click();
  await expect(status(page)).toHaveText(outcomes.copied);
  expect(posts(known)).toEqual([]);
  await honeypot.fill('', { force: true });
  await button(page, ways.send).click();
  await expect(title).toBeFocused();
  expect(posts(server)).toHaveLength(3);
  expect(posts(known)).toHaveLength(1);
});
