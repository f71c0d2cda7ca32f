/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteSearch } from '@/components/news/SiteSearch';
import { news } from '@/content/news';
import { findPages } from '@/lib/search/findPages';
import { RESULTS_AT_ONCE } from '@/lib/search/useSiteSearch';
import { fill } from '@/lib/text/fill';

jest.mock('@/lib/search/findPages');

const labels = news.search;
const found = (query: string, n: number) => fill(labels.found, { query, n });
const find = jest.mocked(findPages);

const page = (url: string) => ({ url, meta: { title: url }, excerpt: '摘要', sections: [] });
const pages = (count: number) => Array.from({ length: count }, (_, number) => page(`/${number}/`));

beforeEach(() => {
  window.history.replaceState(null, '', '/companyNews/');
  find.mockReset().mockResolvedValue({ total: 1, pages: pages(1) });
});

afterEach(() => jest.useRealTimers());

function open() {
  render(
    <SiteSearch labels={labels} beside={null}>
      <p>列表</p>
    </SiteSearch>,
  );
  return screen.getByRole<HTMLInputElement>('searchbox', { name: labels.label });
}

function compose(field: Element, value: string) {
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value }, isComposing: true });
}

it('does not search half-written pinyin', async () => {
  jest.useFakeTimers();
  const field = open();
  compose(field, 'ji chao');
  act(() => jest.advanceTimersByTime(400));
  expect(window.location.search).toBe('');
  fireEvent.input(field, { target: { value: '机巢' }, isComposing: true });
  fireEvent.compositionEnd(field);
  await screen.findByText(found('机巢', 1));
});

it('keeps the letters of the next word while it is typed', () => {
  jest.useFakeTimers();
  const field = open();
  compose(field, '无人');
  fireEvent.compositionEnd(field);
  compose(field, '无人ji');
  act(() => jest.advanceTimersByTime(400));
  expect(field.value).toBe('无人ji');
});

it('shows more results when asked', async () => {
  const total = RESULTS_AT_ONCE + 1;
  find.mockImplementation(async (_query, count) => ({ total, pages: pages(Math.min(total, count)) }));
  await userEvent.type(open(), '机巢');
  await screen.findByText(found('机巢', total));
  const shown = screen.getAllByRole('link').length;
  await userEvent.click(screen.getByRole('button', { name: labels.more }));
  expect(screen.getAllByRole('link').length).toBeGreaterThan(shown);
  expect(screen.queryByRole('button', { name: labels.more })).toBeNull();
});

it('ignores a late answer to an earlier query', async () => {
  let answerFirst: (found: Awaited<ReturnType<typeof findPages>>) => void = () => {};
  find.mockImplementation((query) =>
    query === '机'
      ? new Promise((resolve) => (answerFirst = resolve))
      : Promise.resolve({ total: 1, pages: pages(1) }),
  );
  const field = open();
  await userEvent.type(field, '机');
  await screen.findByText(labels.searching);
  await userEvent.type(field, '巢');
  await screen.findByText(found('机巢', 1));
  await act(async () => answerFirst({ total: 3, pages: pages(3) }));
  expect(screen.getByRole('status').textContent).toBe(found('机巢', 1));
});
