import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseScript } from '@/lib/build/hosting/nginxFiles';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const server = temporaryFolder({ '.deploy/nginx-release.sh': releaseScript() });
const show = (id: number) =>
  execFileSync('sh', [join(server, '.deploy/nginx-release.sh'), `${id}`], { stdio: 'pipe' });
const shown = (file: string) => readFileSync(join(server, 'current', file), 'utf8');
const scripts = () => readdirSync(join(server, 'current/_next/static')).sort();

function upload(id: number) {
  const files = { 'index.html': `${id}`, '_next/static/same.js': '', [`_next/static/${id}.js`]: `${id}` };
  cpSync(temporaryFolder(files), join(server, 'releases', `${id}`), { recursive: true });
  show(id);
}

/** The script uses options of GNU commands. */
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('publishes a release with the scripts of the last five and deletes older ones', () => {
  for (let id = 1; id <= 7; id += 1) upload(id);
  expect(shown('index.html')).toBe('7');
  expect(readdirSync(join(server, 'releases'))).toEqual(['3', '4', '5', '6', '7']);
  expect(scripts()).toEqual(['3.js', '4.js', '5.js', '6.js', '7.js', 'same.js']);
  expect(readdirSync(join(server, 'releases/7/_next/static'))).toEqual(['7.js', 'same.js']);

  show(5);
  expect(shown('index.html')).toBe('5');
  expect(scripts()).toContain('7.js');
  expect(readdirSync(join(server, 'live'))).toHaveLength(1);
});

onLinux('changes nothing if the release does not exist', () => {
  const before = shown('index.html');
  expect(() => show(1)).toThrow('没有这个版本');
  expect(shown('index.html')).toBe(before);
});
