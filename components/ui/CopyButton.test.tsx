import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '@/components/ui/CopyButton';
import { TOAST_DURATION_MS } from '@/lib/notices/toasts';

const labels = { copy: '复制链接', copied: '链接已复制', failed: '没有复制成功' };
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '复制链接' }));

afterEach(() => jest.useRealTimers());

test('it copies what the text is at the moment of the press, says so, and falls silent again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let text = 'old';
  render(<CopyButton labels={labels} text={() => text} />);
  text = 'https://a.example/?mu=200';
  await act(() => press(user));
  expect(await navigator.clipboard.readText()).toBe('https://a.example/?mu=200');
  expect(screen.getByRole('status').textContent).toBe('链接已复制');
  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it says so when nothing can be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<CopyButton labels={labels} text={() => 'x'} />);
  await press(user);
  expect(screen.getByRole('status').textContent).toBe('没有复制成功');
});
