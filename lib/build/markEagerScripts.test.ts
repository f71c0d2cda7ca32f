/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markEagerScripts } from '@/lib/build/markEagerScripts';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

it('marks the scripts that start the home page, once and on their first line, and no others', () => {
  const main = '<script src="/_next/static/chunks/main.js" async=""></script>';
  const folder = temporaryFolder({
    'index.html': `${main}${main}<script src="/_next/static/chunks/old.js" noModule=""></script>`,
    '_next/static/chunks/old.js': 'fill()',
    '_next/static/chunks/main.js': 'start()',
    '_next/static/chunks/viewer.js': 'view()',
  });
  markEagerScripts(folder);
  const script = (name: string) => readFileSync(join(folder, '_next/static/chunks', name), 'utf8');
  expect(script('main.js')).toBe('//# allFunctionsCalledOnLoad\nstart()');
  expect(script('viewer.js')).toBe('view()');
  expect(script('old.js')).toBe('fill()');
});
