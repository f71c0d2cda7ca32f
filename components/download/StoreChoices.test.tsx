/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreChoices } from '@/components/download/StoreChoices';
import { UiProvider } from '@/components/layout/UiProvider';
import { download } from '@/content/download';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile';
const ADDRESS = 'https://a.example/a.apk';

const { stores, hostApp } = download;
const [out, ...coming] = stores.list;
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

test('what is published is a link that the browser follows, what is not says that it is coming', async () => {
  renderOn(ANDROID);
  expect(await follow()).toBe(true);
  expect(screen.getAllByText(stores.soon)).toHaveLength(coming.length);
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari', 1],
  ['HarmonyOS NEXT', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) Chrome/114.0.0.0 ArkWeb/4.1.6.1 Mobile', 2],
])('on %s the version that suits it stands first', (_, userAgent, index) => {
  renderOn(userAgent);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain(stores.list[index]?.title);
  expect(first?.textContent).toContain(stores.suits);
  expect(screen.getAllByText(stores.suits)).toHaveLength(1);
});

test('inside WeChat on a desktop no version stands before the others, and no layer opens', () => {
  renderOn(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/116.0.0.0 MicroMessenger/7.0.20 WindowsWechat(0x63090a13)',
  );
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(out.title);
  expect(screen.queryByText(stores.suits)).toBeNull();
});

test('inside WeChat the link opens the layer again instead', async () => {
  renderOn(`${ANDROID} MicroMessenger/8.0.49`);
  await userEvent.click(await screen.findByRole('button', { name: hostApp.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await follow()).toBe(false);
  await screen.findByRole('dialog', { name: hostApp.title });
});
