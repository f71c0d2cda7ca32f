import { nearestPages } from '@/lib/address/nearestPages';

const PAGES = [
  { title: '首页', path: '/' },
  { title: '公司动态', path: '/companyNews/' },
  { title: '关于我们', path: '/about/' },
  { title: 'App 下载', path: '/download/' },
];

const paths = (asked: string, count = 1) => nearestPages(asked, PAGES, count).map(({ path }) => path);

test('a slip in the path leads to the page that was meant', () => {
  expect(paths('/companyNews/detial/12')).toEqual(['/companyNews/']);
  expect(paths('/downlaod')).toEqual(['/download/']);
});

test('a title typed as an address leads to its page', () => {
  expect(paths('/关于')).toEqual(['/about/']);
  expect(paths(`/${encodeURIComponent('公司动态')}`)).toEqual(['/companyNews/']);
});

test('an address like no page gives the first pages in their order', () => {
  expect(paths('/zzzz', 2)).toEqual(['/', '/companyNews/']);
});

test('a broken escape is taken as it stands', () => {
  expect(paths('/about%E4%')).toEqual(['/about/']);
});
