import { checkSearchEngines } from '@/lib/build/checks/checkSearchEngines';
import { readExport } from '@/lib/build/checks/readExport';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const ORIGIN = 'https://site.example';

function page(title: string, canonical: string, description = title) {
  return `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${ORIGIN}${canonical}">`;
}

const GOOD = {
  'index.html': page('首页', '/'),
  'about/index.html': page('关于', '/about/'),
  'page/1/index.html': page('关于', '/about/'),
  'offline/index.html': '<title>首页</title><meta name="robots" content="noindex">',
  'sitemap.xml': `<loc>${ORIGIN}/</loc><loc>${ORIGIN}/about/</loc>`,
};

function faultsOf(files: Record<string, string> = {}) {
  return checkSearchEngines(readExport(temporaryFolder({ ...GOOD, ...files })));
}

it('accepts a second address of a page and a noindex page', () => {
  expect(faultsOf()).toEqual([]);
});

it.each([
  ['another’s title', page('首页', '/about/', '关于我们'), '/：标题相同 / same title as /about/'],
  ['another’s description', page('关于', '/about/', '首页'), '/：描述相同 / same description as /about/'],
  [
    'no place in the map',
    page('关于', '/x/'),
    `/about/：不在 sitemap.xml，也无 noindex / not listed: ${ORIGIN}/x/`,
  ],
  ['no metadata', '<title>关于</title>', '/about/：不在 sitemap.xml，也无 noindex / not listed: undefined'],
])('finds a page with %s', (_what, about, fault) => {
  expect(faultsOf({ 'about/index.html': about })).toEqual([fault]);
});
