/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from '@/components/layout/Toasts';
import { TOOLTIP_Z_INDEX } from '@/components/ui/Tooltip';
import { dismissToast, showToast, TOAST_DURATION_MS, toasts } from '@/lib/announcements/toasts';
import { OVERLAY_Z_INDEX } from '@/lib/mantine';

test('a toast’s time starts again when its message is repeated', () => {
  const shown = () => screen.queryByText('公告获取失败') !== null;
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  jest.useFakeTimers();
  for (const { id } of toasts.get()) dismissToast(id);
  render(<Toasts />);
  act(() => showToast('公告获取失败'));
  pass(TOAST_DURATION_MS - 1);
  expect(shown()).toBe(true);
  act(() => showToast('公告获取失败'));
  pass(TOAST_DURATION_MS - 1);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
  jest.useRealTimers();
});

test('toasts lie above tooltips, tooltips above dialogs, and dialogs start at 2000', () => {
  expect(OVERLAY_Z_INDEX).toBe(2000);
  expect(TOOLTIP_Z_INDEX).toBeGreaterThan(OVERLAY_Z_INDEX);
  const [, toastZ] = /--toast-z: (\d+);/.exec(readFileSync('app/tokens.css', 'utf8')) ?? [];
  expect(Number(toastZ)).toBeGreaterThan(TOOLTIP_Z_INDEX);
});
