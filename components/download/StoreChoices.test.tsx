import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreChoices } from '@/components/download/StoreChoices';
import { Kit } from '@/components/ui/Kit';
import type { HostAppLabels, StoresContent } from '@/lib/schema/download';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile';

const stores: StoresContent = {
  suits: 'Suits this phone',
  get: 'Get',
  soon: 'Soon',
  note: 'Open it in a browser',
  list: [
    {
      title: 'Package',
      channel: 'APK',
      platforms: ['android', 'harmony'],
      url: { status: 'final', value: 'https://a.example/a.apk' },
    },
    {
      title: 'Store',
      channel: 'App Store',
      platforms: ['ios'],
      url: { status: 'final', value: 'https://b.example/' },
    },
    {
      title: 'Gallery',
      channel: 'AppGallery',
      platforms: ['harmonyNext'],
      url: { status: 'placeholder', value: '' },
    },
  ],
};

const hostAppLabels: HostAppLabels = {
  title: 'Use a browser',
  steps: ['Press', 'Open'],
  addressLabel: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  close: 'Close',
};

function renderOn(userAgent: string, published = true) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(<StoreChoices stores={stores} published={published} hostAppLabels={hostAppLabels} />, {
    wrapper: Kit,
  });
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

/** Clicks, and says whether the browser would have followed the link. */
async function follow(name: RegExp) {
  let followed = false;
  const note = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note);
  await userEvent.click(screen.getByRole('link', { name }));
  window.removeEventListener('click', note);
  return followed;
}

afterEach(() => jest.restoreAllMocks());

test('what is published is a link, what is not says that it is coming', () => {
  renderOn(ANDROID);
  expect(screen.getByRole('link', { name: /Package/ })).toHaveProperty('href', 'https://a.example/a.apk');
  expect(screen.queryByRole('link', { name: /Gallery/ })).toBeNull();
  expect(rows()[2]?.textContent).toContain('Soon');
});

test('a browser follows the link', async () => {
  renderOn(ANDROID);
  await expect(follow(/Package/)).resolves.toBe(true);
});

test('inside WeChat the link opens the layer again instead', async () => {
  renderOn(`${ANDROID} MicroMessenger/8.0.49`);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(follow(/Package/)).resolves.toBe(false);
  await screen.findByRole('dialog', { name: 'Use a browser' });
});
