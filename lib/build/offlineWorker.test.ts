import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOfflineWorker } from '@/lib/build/offlineWorker';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

test('the worker’s first line names sw-off.js', async () => {
  const out = temporaryFolder({});
  await buildOfflineWorker(out, out);
  expect(readFileSync(join(out, 'sw.js'), 'utf8')).toMatch(/^\/\/ .*sw-off\.js/);
});

test('a sw.js in public replaces the worker', async () => {
  const out = temporaryFolder({});
  await buildOfflineWorker(out, temporaryFolder({ 'sw.js': '// off' }));
  expect(existsSync(join(out, 'sw.js'))).toBe(false);
});
