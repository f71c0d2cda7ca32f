import { headersOf } from '@/lib/build/hosting/headersTable';
import { uploads } from '@/lib/build/hosting/objectStore';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const folder = temporaryFolder({
  'index.html': '',
  'about/index.html': '',
  'about/index.txt': '',
  'anno.json': '',
  'pictures/a.avif': '',
  'pictures/b.avif': '',
  '_next/static/a.js': '',
  '_next/static/a.js.br': '',
  'pdfjs/1/LICENSE': '',
  'icon.svg': '',
  'pagefind/pagefind-entry.json': '',
  'pagefind/index/a.pf_index': '',
  _headers: '',
});

it('uploads each file once, with its type and cache time, and pages last', () => {
  const cached = (path: string) => headersOf(path)['Cache-Control'];
  const found = uploads(folder).map((each) => [each.type, each.cacheControl, ...each.patterns]);
  expect(found).toHaveLength(8);
  expect(found.slice(0, 4)).toEqual([
    ['text/javascript; charset=utf-8', cached('/_next/static/a.js'), '_next/*.js'],
    ['image/svg+xml; charset=utf-8', cached('/icon.svg'), 'icon.svg'],
    ['application/octet-stream', cached('/pdfjs/1/LICENSE'), 'pdfjs/1/LICENSE'],
    ['image/avif', cached('/pictures/a.avif'), 'pictures/*.avif'],
  ]);
  const unkept = cached('/index.html');
  expect(found.slice(5)).toEqual([
    ['application/octet-stream', unkept, 'pagefind/*.pf_index'],
    ['application/json; charset=utf-8', unkept, 'anno.json', 'pagefind/*.json'],
    ['text/html; charset=utf-8', unkept, 'about/*.html', 'index.html'],
  ]);
});
