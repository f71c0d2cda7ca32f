import { nearestPages } from '@/lib/url/nearestPages';

const PAGES = [
  { title: '首页', path: '/' },
  { title: '公司动态', path: '/companyNews/' },
  { title: '关于我们', path: '/about/' },
  { title: 'App 下载', path: '/download/' },
  { title: '核心技术', path: '/#tech' },
];

test.each([
  ['a slip in the path', '/companyNews/detial/12', ['/companyNews/']],
  ['a slip in the path', '/downlaod', ['/download/']],
  ['a title typed as an address', '/关于', ['/about/']],
  ['a title typed as an address', `/${encodeURIComponent('公司动态')}`, ['/companyNews/']],
  ['a broken escape', '/about%E4%', ['/about/']],
  ['what is like a page by chance', '/no-such-page/', ['/', '/companyNews/']],
  ['what is like no page', '/zzzz', ['/', '/companyNews/']],
])('%s (%s) suggests %j', (_kind, asked, expected) => {
  expect(nearestPages(asked, PAGES, expected.length).map(({ path }) => path)).toEqual(expected);
});
