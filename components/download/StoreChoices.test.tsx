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
  render(<StoreChoices stores={{ ...stores, list }} published hostAppLabels={hostApp} />, {
    wrapper: UiProvider,
  });
}

/** Clicks the one link of the list, and says whether the browser would have followed it. */
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

test('inside WeChat the link opens the layer again instead', async () => {
  renderOn(`${ANDROID} MicroMessenger/8.0.49`);
  await userEvent.click(await screen.findByRole('button', { name: hostApp.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await follow()).toBe(false);
  await screen.findByRole('dialog', { name: hostApp.title });
});
