/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { errorMessages } from '@/content/errorMessages';
import { readAnnouncements } from '@/lib/announcements/announcements';
import { dismissToast, toasts } from '@/lib/announcements/toasts';
import { usePublishedList } from '@/lib/announcements/usePublishedList';
import { fetchJson } from '@/lib/backend/apiEnvelope';
import { LoadError, type LoadErrorKind } from '@/lib/backend/loadError';
import { pageIdle } from '@/lib/hydration/pageIdle';
import { matchCache } from '@/lib/offline/readCache';

jest.mock('@/lib/backend/apiEnvelope', () => ({ fetchJson: jest.fn() }));
jest.mock('@/lib/hydration/pageIdle', () => ({ pageIdle: jest.fn() }));
jest.mock('@/lib/offline/readCache', () => ({ matchCache: jest.fn() }));

const read = jest.mocked(fetchJson);
const kept = jest.mocked(matchCache);
const copyOf = (json: unknown) => ({ json: async () => json }) as Response;
const idle = jest.mocked(pageIdle);

const messages = { failed: '公告获取失败', exception: '公告获取异常：{message}' } as const;
const BUILT = [{ title: '构建时' }];
const NEWER = [{ title: '更新后' }];
const KEPT = [{ title: '留存的' }];

function ownCache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
      {children}
    </SWRConfig>
  );
}

const list = { path: '/anno.json', read: readAnnouncements, initial: BUILT, messages, errorMessages };
const show = () => renderHook(() => usePublishedList(list), { wrapper: ownCache });
const told = () => toasts.get().map(({ message }) => message);
const comeBackOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  read.mockReset();
  kept.mockReset().mockResolvedValue(undefined);
  idle.mockResolvedValue(null);
  for (const { id } of toasts.get()) dismissToast(id);
});

test('until the page is idle the list of the build is shown and nothing is fetched', async () => {
  idle.mockReturnValue(new Promise(() => {}));
  const { result } = show();
  await act(async () => {});
  expect(result.current).toEqual(BUILT);
  expect(read).not.toHaveBeenCalled();
});

const exception = (kind: keyof typeof errorMessages) => `公告获取异常：${errorMessages[kind]}`;

test.each<[LoadErrorKind, typeof BUILT, string]>([
  ['offline', KEPT, exception('offline')],
  ['unreachable', KEPT, exception('unreachable')],
  ['timeout', KEPT, exception('timeout')],
  ['badStatus', BUILT, messages.failed],
  ['notJson', BUILT, exception('notJson')],
  ['tooLarge', BUILT, exception('tooLarge')],
])(
  'a failure shows a toast, and the cached copy only if there was no response (%s)',
  async (kind, shown, message) => {
    read.mockRejectedValue(new LoadError(kind));
    kept.mockResolvedValue(copyOf(KEPT));
    const { result } = show();
    await waitFor(() => expect(told()).toEqual([message]));
    await act(async () => {});
    expect(result.current).toEqual(shown);
  },
);

test('repeated failures show one toast until a success, and the last list stays', async () => {
  const tellsAfter = async (answer: Promise<unknown>, tells: string[]) => {
    for (const { id } of toasts.get()) dismissToast(id);
    read.mockClear().mockReturnValue(answer);
    await comeBackOnline();
    await waitFor(() => expect(read).toHaveBeenCalled());
    await act(async () => {});
    expect(told()).toEqual(tells);
  };
  const fault = () => Promise.reject(new LoadError('badStatus'));
  read.mockReturnValue(fault());
  const { result } = show();
  await waitFor(() => expect(told()).toEqual([messages.failed]));
  await tellsAfter(fault(), []);
  await tellsAfter(Promise.resolve(NEWER), []);
  expect(result.current).toEqual(NEWER);
  await tellsAfter(fault(), [messages.failed]);
  expect(result.current).toEqual(NEWER);
});

test('a broken copy, or one older than this visit’s list, is not used', async () => {
  read.mockRejectedValue(new LoadError('offline'));
  kept.mockResolvedValue(copyOf('<!doctype html>'));
  const { result } = show();
  await waitFor(() => expect(told()).toHaveLength(1));
  await act(async () => {});
  expect(result.current).toEqual(BUILT);

  read.mockResolvedValue(NEWER);
  await comeBackOnline();
  await waitFor(() => expect(result.current).toEqual(NEWER));
  read.mockRejectedValue(new LoadError('offline'));
  kept.mockResolvedValue(copyOf(KEPT));
  await comeBackOnline();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  await act(async () => {});
  expect(result.current).toEqual(NEWER);
});
