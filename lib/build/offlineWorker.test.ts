import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOfflineWorker } from '@/lib/build/offlineWorker';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

test.each(['', '/desk/'])(
  'the worker leaves the editors’ desk at “%s” alone, and says how it is ended',
  async (desk) => {
    const out = temporaryFolder({});
    await buildOfflineWorker(desk, out, out);
    const script = readFileSync(join(out, 'sw.js'), 'utf8');
    expect(script).toMatch(/^\/\/ .*sw-off\.js/);
    expect(script.includes('"/desk/"')).toBe(Boolean(desk));
  },
);

test('a file of that name in public takes its place', async () => {
  const out = temporaryFolder({});
  await buildOfflineWorker('', out, temporaryFolder({ 'sw.js': '// off' }));
  expect(existsSync(join(out, 'sw.js'))).toBe(false);
});
