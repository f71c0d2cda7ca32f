/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pagination } from '@/components/news/Pagination';

const labels = { pagination: '分页', goToPage: '第 {n} 页', previousPage: '上一页', nextPage: '下一页' };

function links(number: number, count: number) {
  render(<Pagination path="/companyNews/" number={number} count={count} labels={labels} />);
  return screen
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
}

it('links to real addresses, of which the first has no number', () => {
  expect(links(2, 3)).toEqual([
    ['上一页', '/companyNews/'],
    ['第 1 页', '/companyNews/'],
    ['第 2 页', '/companyNews/page/2/'],
    ['第 3 页', '/companyNews/page/3/'],
    ['下一页', '/companyNews/page/3/'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('is left out if there is only one page', () => {
  expect(links(1, 1)).toEqual([]);
});
