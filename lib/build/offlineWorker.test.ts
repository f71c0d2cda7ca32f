/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFaults } from '@/lib/build/checks/checkOldestBrowsers';
import { buildOfflineWorker } from '@/lib/build/offlineWorker';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

test('the worker is one script for old browsers, which says how it is ended', async () => {
  const out = temporaryFolder({});
  await buildOfflineWorker('', out, temporaryFolder({}));
  const script = readFileSync(join(out, 'sw.js'), 'utf8');
  expect(await scriptFaults(script)).toEqual([]);
  expect(script).toMatch(/^\/\/ .*sw-off\.js/);
  expect(script).toMatch(/addEventListener\("fetch"/);
});

test('the editors’ desk is named in it only where there is one', async () => {
  const [without, withDesk] = [temporaryFolder({}), temporaryFolder({})];
  await buildOfflineWorker('', without, without);
  await buildOfflineWorker('/desk/', withDesk, withDesk);
  expect(readFileSync(join(without, 'sw.js'), 'utf8')).not.toContain('desk');
  expect(readFileSync(join(withDesk, 'sw.js'), 'utf8')).toContain('"/desk/"');
});

test('a file of that name in public takes its place', async () => {
  const out = temporaryFolder({});
  await buildOfflineWorker('', out, temporaryFolder({ 'sw.js': '// off' }));
  expect(existsSync(join(out, 'sw.js'))).toBe(false);
});
