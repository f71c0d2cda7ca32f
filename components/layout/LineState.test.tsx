import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { LineState } from '@/components/layout/LineState';
import { Kit } from '@/components/ui/Kit';
import type { LineState as State } from '@/lib/lines/lineState';
import { measureLines } from '@/lib/lines/measureLines';
import { faultWords } from '@/lib/test/faultWords';
import { lineLabels as labels } from '@/lib/test/lineLabels';

const listeners = new Set<() => void>();
let state: State = { status: 'idle' };

jest.mock('@/lib/lines/useProber', () => ({ useProber: () => {} }));
jest.mock('@/lib/lines/lineState', () => ({
  currentLine: () => state,
  subscribeLine: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
jest.mock('@/lib/lines/measureLines', () => ({
  ...jest.requireActual('@/lib/lines/measureLines'),
  measureLines: jest.fn(),
}));

const DEFAULT = 'https://default.test';
const chosen: State = {
  status: 'done',
  baseAddress: 'https://b.test',
  line: { number: 2, address: 'https://b.test', elapsedMs: 46 },
  candidates: ['https://a.test', 'https://b.test'],
  fault: null,
};
const measured = [
  { number: 1, address: 'https://a.test', measurement: { kind: 'timeout' as const, elapsedMs: 5000 } },
  { number: 2, address: 'https://b.test', measurement: { kind: 'ok' as const, elapsedMs: 46 } },
  { number: null, address: DEFAULT, measurement: { kind: 'status' as const, status: 500, elapsedMs: 9 } },
];

const become = (next: State) =>
  act(() => {
    state = next;
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  state = { status: 'idle' };
  jest.mocked(measureLines).mockReset().mockResolvedValue(measured);
});

function show() {
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LineState defaultAddress={DEFAULT} labels={labels} faults={faultWords} />
    </SWRConfig>,
    { wrapper: Kit },
  );
}

async function openPanel() {
  await userEvent.click(screen.getByRole('button', { name: '检测线路' }));
  return screen.findByRole('dialog', { name: '线路检测' });
}

const rows = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

test('the footer tells how far the choice of the line is', () => {
  show();
  expect(screen.getByText('正在选择线路')).toBeTruthy();
  become({ status: 'checking' });
  expect(screen.getByText('正在选择线路')).toBeTruthy();
  become(chosen);
  expect(screen.getByText('线路 二 · 46 ms')).toBeTruthy();
});

test('a visit on the default address says so, and no more than that', () => {
  show();
  become({ status: 'done', baseAddress: DEFAULT, line: null, candidates: [], fault: 'notJson' });
  expect(screen.getByText('默认线路')).toBeTruthy();
  expect(screen.queryByText(/JSON/)).toBeNull();
});

test('the panel measures when it is opened, marks the line in use, and sums up', async () => {
  show();
  become(chosen);
  const dialog = await openPanel();
  expect(await within(dialog).findByText('共 3 条线路，1 条可用')).toBeTruthy();
  expect(rows(dialog)).toEqual(['线路 一 超时 5000 ms', '线路 二 当前使用 46 ms', '默认线路 HTTP 500 9 ms']);
  const inUse = within(dialog).getAllByRole('listitem')[1];
  expect(inUse?.getAttribute('aria-current')).toBe('true');
  expect(measureLines).toHaveBeenCalledTimes(1);
});

test('it measures again on request, but not twice at a time', async () => {
  show();
  const dialog = await openPanel();
  await within(dialog).findByText(/共 3 条/);
  jest.mocked(measureLines).mockReturnValue(new Promise(() => {}));
  const again = within(dialog).getByRole('button', { name: '重新检测' });
  await userEvent.click(again);
  expect(within(dialog).getByText('正在检测，最多需要 5 秒')).toBeTruthy();
  await userEvent.click(again);
  expect(measureLines).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(again);
});

test('it says why the list of lines could not be read', async () => {
  show();
  become({ status: 'done', baseAddress: DEFAULT, line: null, candidates: [], fault: 'notJson' });
  const dialog = await openPanel();
  expect(within(dialog).getByText('线路列表没有读到：不是有效的 JSON')).toBeTruthy();
});

test('the result is copied as text, with the addresses', async () => {
  const user = userEvent.setup();
  show();
  become(chosen);
  const dialog = await openPanel();
  await within(dialog).findByText(/共 3 条/);
  await user.click(within(dialog).getByRole('button', { name: '复制结果' }));
  expect(await within(dialog).findByText('已复制，可以发给客服')).toBeTruthy();
  const text = await navigator.clipboard.readText();
  expect(text).toContain('线路 一 https://a.test 超时 5000 ms\n线路 二 https://b.test 当前使用 46 ms');
  expect(text).toContain(`页面：${window.location.href}`);
});

test('where nothing may be copied the text is there, selected', async () => {
  show();
  const dialog = await openPanel();
  await within(dialog).findByText(/共 3 条/);
  Reflect.deleteProperty(navigator, 'clipboard');
  await userEvent.click(within(dialog).getByRole('button', { name: '复制结果' }), {
    writeToClipboard: false,
  });
  const field = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: /复制后发给客服/ });
  expect(field.value).toContain('线路 一 https://a.test');
  expect(document.activeElement).toBe(field);
  expect(field.selectionEnd).toBe(field.value.length);
});

test('Escape closes the panel and gives the focus back', async () => {
  show();
  await openPanel();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '检测线路' }));
});
