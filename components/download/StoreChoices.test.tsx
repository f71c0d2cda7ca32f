/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreChoices } from '@/components/download/StoreChoices';
import { UiProvider } from '@/components/layout/UiProvider';
import { download } from '@/content/download';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile';
const ADDRESS = 'https://a.example/a.apk';

const { stores, hostApp } = download;
const [out, ...others] = stores.list;
const coming = others.map((store) => ({ ...store, url: { status: 'placeholder' as const, value: '' } }));
if (!out) throw new Error('no store');
const list = [{ ...out, url: { status: 'final' as const, value: ADDRESS } }, ...coming];

function renderOn(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(<StoreChoices stores={{ ...stores, list }} hostAppLabels={hostApp} />, {
    wrapper: UiProvider,
  });
}

/** Clicks the only link of the list and returns whether the browser would have followed it. */
async function follow() {
  const choices = screen.getByRole('list', { hidden: true });
  const link = within(choices).getByRole('link', { name: new RegExp(out?.title ?? 'missing') });
  expect(link).toHaveProperty('href', ADDRESS);
  let followed = false;
  const note = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  await userEvent.click(link);
  return followed;
}

test('a published version is a link, and the others are announced as coming', async () => {
  renderOn(ANDROID);
  expect(await follow()).toBe(true);
  expect(screen.getAllByText(stores.soon)).toHaveLength(coming.length);
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari', 1],
  ['HarmonyOS NEXT', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) Chrome/114.0.0.0 ArkWeb/4.1.6.1 Mobile', 2],
])('on %s the suitable version is listed first', (_, userAgent, index) => {
  renderOn(userAgent);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain(stores.list[index]?.title);
  expect(first?.textContent).toContain(stores.suits);
  expect(screen.getAllByText(stores.suits)).toHaveLength(1);
});

test('WeChat on a desktop keeps the order and opens no layer', () => {
  renderOn(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/116.0.0.0 MicroMessenger/7.0.20 WindowsWechat(0x63090a13)',
  );
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(out.title);
  expect(screen.queryByText(stores.suits)).toBeNull();
});

test('inside WeChat the link reopens the layer instead of downloading', async () => {
  renderOn(`${ANDROID} MicroMessenger/8.0.49`);
  await userEvent.click(await screen.findByRole('button', { name: hostApp.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await follow()).toBe(false);
  await screen.findByRole('dialog', { name: hostApp.title });
});
