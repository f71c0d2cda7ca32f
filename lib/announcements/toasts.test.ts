import { dismissToast, showToast, toasts } from '@/lib/announcements/toasts';

const messages = () => toasts.get().map(({ message }) => message);

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

it('removes the oldest toast when a fourth one comes', () => {
  for (const message of ['a', 'b', 'c', 'd']) showToast(message);
  expect(messages()).toEqual(['b', 'c', 'd']);
});

it('shows a repeated message once, as the newest', () => {
  for (const message of ['a', 'b', 'a']) showToast(message);
  expect(messages()).toEqual(['b', 'a']);
});
