import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Kit } from '@/components/ui/Kit';
import { Zoomable } from '@/components/ui/Zoomable';

const labels = {
  title: '查看图片',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotate: '旋转 90 度',
  reset: '复原',
  close: '关闭图片',
  failed: '图片加载失败',
  loading: '图片加载中',
};
const address = 'https://www.qionglu.example/';

async function open() {
  render(
    <Zoomable label="放大二维码" src="/code.svg" caption={address} viewerLabels={labels}>
      <img src="/code.svg" alt="" />
    </Zoomable>,
    { wrapper: Kit },
  );
  await userEvent.click(screen.getByRole('button', { name: '放大二维码' }));
  return screen.findByRole('dialog', { name: '查看图片' });
}

const picture = () => screen.getByRole('img', { name: address });
const button = (name: string) => screen.getByRole('button', { name });

test('nothing of the viewer is there before it is asked for', () => {
  render(
    <Zoomable label="放大" src="/large.jpg" viewerLabels={labels}>
      <span />
    </Zoomable>,
    { wrapper: Kit },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press opens a code, named by its address, with the address as text', async () => {
  await open();
  expect(picture().getAttribute('src')).toBe('/code.svg');
  expect(screen.getByText(address)).toBeTruthy();
});

test('a picture is opened from its source under the name it has on the page', async () => {
  render(
    <Zoomable label="放大 T100" src="/large.jpg" viewerLabels={labels}>
      <img src="/small.jpg" alt="T100 正面" />
    </Zoomable>,
    { wrapper: Kit },
  );
  await userEvent.click(button('放大 T100'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/large.jpg');
  expect(dialog.querySelector('img')?.alt).toBe('T100 正面');
});

test('the buttons zoom, turn and reset, and the scale is told in per cent', async () => {
  await open();
  fireEvent.load(picture());
  await userEvent.click(button('放大'));
  expect(screen.getByText('120%')).toBeTruthy();
  await userEvent.click(button('缩小'));
  await userEvent.click(button('缩小'));
  expect(screen.getByText('83%')).toBeTruthy();
  await userEvent.click(button('旋转 90 度'));
  expect(picture().style.transform).toContain('rotate(90deg)');
  await userEvent.click(button('复原'));
  expect(picture().style.transform).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
});

test('the keys do what the buttons do, but not together with ctrl', async () => {
  const dialog = await open();
  fireEvent.keyDown(dialog, { key: '+' });
  fireEvent.keyDown(dialog, { key: 'r' });
  expect(picture().style.transform).toBe('translate(0px, 0px) scale(1.2) rotate(90deg)');
  fireEvent.keyDown(dialog, { key: '-', ctrlKey: true });
  expect(screen.getByText('120%')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: '0' });
  expect(screen.getByText('100%')).toBeTruthy();
});

test('at the limit the button says so and keeps the focus', async () => {
  const dialog = await open();
  fireEvent.load(picture());
  button('放大').focus();
  for (let step = 0; step < 12; step += 1) fireEvent.keyDown(dialog, { key: '+' });
  expect(screen.getByText('700%')).toBeTruthy();
  expect(button('放大').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('放大'));
});

test('it says that it loads, then nothing, and says so when the picture fails', async () => {
  await open();
  expect(screen.getByText('图片加载中')).toBeTruthy();
  fireEvent.load(picture());
  expect(screen.queryByText('图片加载中')).toBeNull();
  fireEvent.error(picture());
  expect(screen.getByText('图片加载失败')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('Escape closes and gives the focus back to the opener', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button('放大二维码'));
});

test('a click on the empty field closes, a click on the picture or the address does not', async () => {
  const dialog = await open();
  await userEvent.click(picture());
  await userEvent.click(screen.getByText(address));
  expect(screen.queryByRole('dialog')).toBe(dialog);
  await userEvent.click(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('selecting the address and letting go beside it does not close', async () => {
  const dialog = await open();
  fireEvent.pointerDown(screen.getByText(address), { button: 0 });
  fireEvent.pointerUp(dialog, { button: 0 });
  act(() => dialog.click());
  expect(screen.queryByRole('dialog')).toBe(dialog);
});
