import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { LineState } from '@/components/layout/LineState';
import { UiProvider } from '@/components/layout/UiProvider';
import { errorMessages } from '@/content/errorMessages';
import { line as labels } from '@/content/line';
import { measureLines } from '@/lib/backend/measureLines';

const DEFAULT = 'https://default.test';

jest.mock('@/lib/backend/useLine', () => ({
  useLineProbing: () => {},
  useLine: () => ({ baseAddress: 'https://default.test', line: null, candidates: [], error: 'notJson' }),
}));
jest.mock('@/lib/backend/measureLines', () => ({
  ...jest.requireActual('@/lib/backend/measureLines'),
  measureLines: jest.fn(async () => [
    { number: null, address: DEFAULT, measurement: { kind: 'ok', elapsedMs: 9 } },
  ]),
}));

async function openPanel() {
  const state = <LineState defaultAddress={DEFAULT} labels={labels} errorMessages={errorMessages} />;
  render(<SWRConfig value={{ provider: () => new Map() }}>{state}</SWRConfig>, { wrapper: UiProvider });
  await userEvent.click(screen.getByRole('button', { name: '检测线路' }));
  const panel = within(await screen.findByRole('dialog', { name: '线路检测' }));
  await panel.findByText(/共 1 条/);
  return panel;
}

test('the panel says why the list of lines could not be read, and measures again, but not twice at a time', async () => {
  const panel = await openPanel();
  expect(panel.getByText('线路列表没有读到：不是有效的 JSON')).toBeTruthy();
  jest.mocked(measureLines).mockReturnValueOnce(new Promise(() => {}));
  const again = panel.getByRole('button', { name: '重新检测' });
  await userEvent.click(again);
  expect(panel.getByText(labels.panel.measuring)).toBeTruthy();
  await userEvent.click(again);
  expect(measureLines).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(again);
});

test('where nothing may be copied the text is there, selected', async () => {
  const panel = await openPanel();
  Reflect.deleteProperty(navigator, 'clipboard');
  await userEvent.click(panel.getByRole('button', { name: '复制结果' }), { writeToClipboard: false });
  const field = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: /复制后发给客服/ });
  expect(field.value).toContain(`默认线路 ${DEFAULT}`);
  expect(document.activeElement).toBe(field);
  expect(field.selectionEnd).toBe(field.value.length);
});
