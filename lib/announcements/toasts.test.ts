import { dismissToast, showToast, toasts } from '@/lib/announcements/toasts';

const messages = () => toasts.get().map(({ message }) => message);

afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
});

it('lets the oldest of four make room', () => {
  for (const message of ['a', 'b', 'c', 'd']) showToast(message);
  expect(messages()).toEqual(['b', 'c', 'd']);
});

it('shows the same message once, behind what was said since', () => {
  for (const message of ['a', 'b', 'a']) showToast(message);
  expect(messages()).toEqual(['b', 'a']);
});
