import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Kit } from '@/components/ui/Kit';
import { Zoomable } from '@/components/ui/Zoomable';
import { viewer } from '@/content/viewer';

const address = 'https://www.qionglu.example/';

async function open() {
  render(
    <Zoomable label="放大二维码" src="/code.svg" caption={address} viewerLabels={viewer}>
      <img src="/code.svg" alt="" />
    </Zoomable>,
    { wrapper: Kit },
  );
  await userEvent.click(screen.getByRole('button', { name: '放大二维码' }));
  return screen.findByRole('dialog', { name: viewer.title });
}

const picture = () => screen.getByRole('img', { name: address });
const button = (name: string) => screen.getByRole('button', { name });

test('a picture is opened from its source under the name it has on the page', async () => {
  render(
    <Zoomable label="放大 T100" src="/large.jpg" viewerLabels={viewer}>
      <img src="/small.jpg" alt="T100 正面" />
    </Zoomable>,
    { wrapper: Kit },
  );
  await userEvent.click(button('放大 T100'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/large.jpg');
  expect(dialog.querySelector('img')?.alt).toBe('T100 正面');
});

test('it says that it loads, then nothing, and says so when the picture fails', async () => {
  await open();
  expect(screen.getByText(viewer.loading)).toBeTruthy();
  fireEvent.load(picture());
  expect(screen.queryByText(viewer.loading)).toBeNull();
  fireEvent.error(picture());
  expect(screen.getByText(viewer.failed)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('selecting the address and letting go beside it does not close', async () => {
  const dialog = await open();
  fireEvent.pointerDown(screen.getByText(address), { button: 0 });
  fireEvent.pointerUp(dialog, { button: 0 });
  act(() => dialog.click());
  expect(screen.queryByRole('dialog')).toBe(dialog);
});
