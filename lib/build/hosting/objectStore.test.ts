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
  const last = (cacheControl: string) => cacheControl.split(', ').at(-1);
  const found = uploads(folder).map((each) => [each.type, last(each.cacheControl), ...each.patterns]);
  expect(found).toHaveLength(8);
  expect(found.slice(0, 4)).toEqual([
    ['text/javascript; charset=utf-8', 'immutable', '_next/*.js'],
    ['image/svg+xml; charset=utf-8', 'max-age=86400', 'icon.svg'],
    ['application/octet-stream', 'immutable', 'pdfjs/1/LICENSE'],
    ['image/avif', 'immutable', 'pictures/*.avif'],
  ]);
  expect(found.slice(5)).toEqual([
    ['application/octet-stream', 'no-cache', 'pagefind/*.pf_index'],
    ['application/json; charset=utf-8', 'no-cache', 'anno.json', 'pagefind/*.json'],
    ['text/html; charset=utf-8', 'no-cache', 'about/*.html', 'index.html'],
  ]);
});
