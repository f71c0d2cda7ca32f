/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markEagerScripts } from '@/lib/build/eagerScripts';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

it('marks the scripts that start every page, on their first line, and no others', () => {
  const folder = temporaryFolder({
    'build-manifest.json': JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }),
    '_next/static/chunks/main.js': 'start()',
    '_next/static/chunks/viewer.js': 'view()',
  });
  expect(markEagerScripts(folder, join(folder, 'build-manifest.json'))).toBe(1);
  const script = (name: string) => readFileSync(join(folder, '_next/static/chunks', name), 'utf8');
  expect(script('main.js')).toBe('//# allFunctionsCalledOnLoad\nstart()');
  expect(script('viewer.js')).toBe('view()');
});
