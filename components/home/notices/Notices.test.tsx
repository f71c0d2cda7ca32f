import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { NOTICE_INTERVAL_MS } from '@/components/home/notices/NoticeRow';
import { Notices } from '@/components/home/notices/Notices';
import { errorMessages } from '@/content/errorMessages';
import { noticeRow as labels } from '@/content/home/notices';
import { notices } from '@/content/notices';
import { fetchJson } from '@/lib/backend/apiEnvelope';
import { pageSettled } from '@/lib/hydration/pageSettled';
import type { Announcement } from '@/lib/notices/announcements';
import { see, stubView } from '@/lib/test/view';

jest.mock('@/lib/backend/apiEnvelope', () => ({ fetchJson: jest.fn() }));
jest.mock('@/lib/hydration/pageSettled', () => ({ pageSettled: jest.fn() }));

const TWO = [{ title: '甲' }, { title: '乙' }];

function ownCache({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
      {children}
    </SWRConfig>
  );
}

const shown = () => document.querySelector('li[data-current]')?.textContent;
const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The file now holds this, and the visitor is back at the page. */
async function hold(list: Announcement[]) {
  jest.mocked(fetchJson).mockResolvedValue(list);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(pageSettled).mockResolvedValue(null);
  stubView();
});

test('notices that come to an empty ticker advance, and so do those that come back, wherever the mouse was', async () => {
  await hold([]);
  const list = { initial: [], messages: notices.announcements, errorMessages };
  render(<Notices list={list} labels={labels} dialogLabels={notices.dialog} />, { wrapper: ownCache });
  await hold(TWO);
  see('in view');
  expect(shown()).toBe('甲');
  after(NOTICE_INTERVAL_MS);
  expect(shown()).toBe('乙');
  const enter = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(screen.getByText(labels.title), Object.assign(enter, { pointerType: 'mouse' }));
  after(NOTICE_INTERVAL_MS);
  expect(shown()).toBe('乙');

  await hold([]);
  expect(screen.queryByRole('region')).toBeNull();
  await hold(TWO);
  see('in view');
  const before = shown();
  after(NOTICE_INTERVAL_MS);
  expect(shown()).not.toBe(before);
});
