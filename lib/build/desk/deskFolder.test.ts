/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskContent, writeOnlineDesk } from '@/lib/build/desk/deskFolder';
import { headersFile } from '@/lib/build/hosting/headersFile';
import { headersOf } from '@/lib/build/hosting/hosting';
import { outFiles } from '@/lib/build/outFiles';
import type { Editing } from '@/lib/schema/site';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

async function contentWith(editing: Editing | '') {
  const content = await deskContent();
  return { ...content, site: { ...content.site, editing: { status: 'final' as const, value: editing } } };
}

const GITHUB: Editing = { backend: 'github', repo: 'owner/site', branch: 'main', base_url: '', app_id: '' };

test('a site that says no repository has no trace of a desk, nor one of an earlier build', async () => {
  const out = temporaryFolder({ 'index.html': '', 'desk/index.html': '' });
  await writeOnlineDesk(out, contentWith(''));
  expect(outFiles(out)).toEqual(['index.html']);
  expect(headersFile(out)).not.toContain('desk');
});

describe('a site that says its repository', () => {
  const out = temporaryFolder({ 'index.html': '' });
  const read = (file: string) => readFileSync(join(out, 'desk', file), 'utf8');
  beforeAll(() => writeOnlineDesk(out, contentWith(GITHUB)));

  test('has a desk that search engines leave alone, and that asks the host of Git and nobody else', () => {
    const page = read('index.html');
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).not.toContain('<style>');
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/https?:[^ ;]*/g)).toEqual([
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
    ]);
    expect(JSON.parse(read('config.json'))).toMatchObject({
      backend: { name: 'github', repo: 'owner/site' },
    });
  });

  test('holds every file that its page names', () => {
    const files = [...read('index.html').matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(join(out, file)))).toEqual([]);
  });

  test('may not be framed, and may be told by the host’s own window who signed in', () => {
    expect(headersOf('/desk/')).toMatchObject({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    });
    expect(headersOf('/about/')['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(headersFile(out)).toMatch(/^\/desk\/\*$(\n {2}.*)*\n {2}Cross-Origin-Opener-Policy: unsafe-none/m);
  });
});

test('a host of one’s own is the only one asked', async () => {
  const out = temporaryFolder({});
  await writeOnlineDesk(
    out,
    contentWith({ ...GITHUB, backend: 'gitea', base_url: 'https://git.example.cn' }),
  );
  const page = readFileSync(join(out, 'desk/index.html'), 'utf8');
  expect([...new Set(page.match(/https?:\/\/[^ ;"]*/g))]).toEqual(['https://git.example.cn']);
});
