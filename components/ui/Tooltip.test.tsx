/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@/components/layout/UiProvider';
import { TOOLTIP_CLOSE_MS, TooltipButton } from '@/components/ui/Tooltip';

afterEach(() => jest.useRealTimers());

test('a tooltip is shown while its button is hovered and for 200 ms after', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = async (ms: number) => {
    for (let step = 0; step < ms; step += 1) await act(() => jest.advanceTimersByTimeAsync(1));
  };
  render(<TooltipButton icon="plus" label="放大" />, { wrapper: UiProvider });
  await user.hover(screen.getByRole('button', { name: '放大' }));
  await pass(200);
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('放大');
  await user.unhover(screen.getByRole('button', { name: '放大' }));
  await pass(TOOLTIP_CLOSE_MS - 1);
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeNull();
  await pass(200);
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  expect(TOOLTIP_CLOSE_MS).toBe(200);
});
