import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsSearch } from '@/components/news/NewsSearch';
import { news } from '@/content/news';
import { articleEntries, findArticles } from '@/lib/news/newsSearch';

jest.mock('@/lib/news/newsSearch');

const labels = news.search;
const found = (query: string, n: number) => labels.found.replace('{query}', query).replace('{n}', String(n));
const find = jest.mocked(findArticles);

beforeEach(() => {
  window.history.replaceState(null, '', '/companyNews/');
  find.mockReset().mockResolvedValue([0]);
  jest.mocked(articleEntries).mockImplementation(async (numbers) =>
    numbers.map((number) => ({
      id: `article-${number}`,
      title: `机巢第 ${number} 篇`,
      date: '2026-07-01',
      category: '服务说明',
      summary: '摘要',
    })),
  );
});

afterEach(() => jest.useRealTimers());

function open() {
  render(
    <NewsSearch labels={labels} beside={null}>
      <p>列表</p>
    </NewsSearch>,
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

it('leaves the letters of the next word alone', () => {
  jest.useFakeTimers();
  const field = open();
  compose(field, '无人');
  fireEvent.compositionEnd(field);
  compose(field, '无人ji');
  act(() => jest.advanceTimersByTime(400));
  expect(field.value).toBe('无人ji');
});

it('asks again for the same words when Enter is pressed', async () => {
  find.mockRejectedValueOnce(new Error('500'));
  const field = open();
  await userEvent.type(field, '机巢');
  await screen.findByText(labels.failed);
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText(found('机巢', 1))).toBeTruthy();
});

it('searches at once when the button is pressed, whatever was typed last', async () => {
  fireEvent.change(open(), { target: { value: '机巢' } });
  fireEvent.click(screen.getByRole('button', { name: labels.submit }));
  expect(new URLSearchParams(window.location.search).get('query')).toBe('机巢');
  expect(await screen.findByText(found('机巢', 1))).toBeTruthy();
  expect(find).toHaveBeenCalledTimes(1);
});

it('shows a dozen at first, and more when asked', async () => {
  find.mockResolvedValue(Array.from({ length: 20 }, (_, number) => number));
  await userEvent.type(open(), '机巢');
  await screen.findByText(found('机巢', 20));
  expect(screen.getAllByRole('link')).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: labels.more }));
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.queryByRole('button', { name: labels.more })).toBeNull();
});

it('lets a late answer to an earlier word pass', async () => {
  let answerFirst: (numbers: number[]) => void = () => {};
  find.mockImplementation((query) =>
    query === '机' ? new Promise((resolve) => (answerFirst = resolve)) : Promise.resolve([7]),
  );
  const field = open();
  await userEvent.type(field, '机');
  await screen.findByText(labels.searching);
  await userEvent.type(field, '巢');
  await screen.findByText(found('机巢', 1));
  await act(async () => answerFirst([1, 2, 3]));
  expect(screen.getByRole('status').textContent).toBe(found('机巢', 1));
});
