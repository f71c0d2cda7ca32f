/** @jest-environment node */
import { starterScript, withDeferredScripts } from '@/lib/build/deferScripts';

const NO_MODULE = '<script src="/_next/old.js" noModule=""></script>';

const held = (head: string) =>
  withDeferredScripts(`<head>${head}<script>inline()</script></head>`, 'start()');

it('has the scripts of a page wait, and starts them by one inline script at the end of the head', () => {
  expect(held('<script src="/_next/a.js" async=""></script>')).toBe(
    '<head><script type="text/deferred" data-src="/_next/a.js"></script><script>inline()</script><script>start()</script></head>',
  );
});

it('lets no preload fetch them all the same, and keeps the preloads of pictures', () => {
  const picture = '<link rel="preload" as="image" href="/a.avif"/>';
  const script = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
  const html = held(`${picture}${script}<script src="/_next/a.js" async=""></script>`);
  expect(html).toContain(picture);
  expect(html).not.toContain('as="script"');
});

it.each([
  ['leaves the script for browsers without modules as it is', NO_MODULE, NO_MODULE],
  [
    'makes a data block of it, which has neither src nor async, whatever else it has',
    '<script async="" nonce="n" src="/_next/b.js" crossorigin=""></script>',
    '<script type="text/deferred" nonce="n" data-src="/_next/b.js" crossorigin=""></script>',
  ],
])('%s', (_what, script, expected) => {
  expect(held(`${script}<script src="/_next/a.js" async=""></script>`)).toContain(expected);
});

it('leaves alone what has no such script, as a search engine’s proof', () => {
  expect(withDeferredScripts('<head></head>', 'start()')).toBe('<head></head>');
});

it('makes a starter that stands in a page', () => {
  const starter = starterScript();
  expect(starter).toContain('text/deferred');
  expect(starter).not.toMatch(/<\/|<!--/);
  expect(starter.length).toBeLessThan(1500);
});
