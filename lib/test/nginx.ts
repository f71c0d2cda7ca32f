import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEPLOY_FOLDER } from '@/lib/build/hosting/hostFiles';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const PROGRAM = '/usr/sbin/nginx';
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = ['filter', 'static'].map((kind) => join(MODULES, `ngx_http_brotli_${kind}_module.so`));
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];
const BODIES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export function hasNginx() {
  return [PROGRAM, ...BROTLI].every((file) => existsSync(file));
}

/** Installs nginx with apt, as the tests do the browser. Debian would start it on port 80, so it is stopped. */
export function installNginx() {
  if (hasNginx() || process.getuid?.() !== 0) return;
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' });
  const isNew = !existsSync(PROGRAM);
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES);
  if (!isNew) return;
  run('service', 'nginx', 'stop');
  run('update-rc.d', 'nginx', 'disable');
}

function configuration(folder: string, socket: string) {
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    ...BROTLI.map((file) => `load_module ${file};`),
    'events {}',
    'http {',
    'access_log off;',
    ...BODIES.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    'server {',
    `listen unix:${socket};`,
    `root ${resolve(OUT_FOLDER)};`,
    `include ${resolve(DEPLOY_FOLDER, 'nginx.conf')};`,
    `include ${resolve(DEPLOY_FOLDER, 'nginx-brotli.conf')};`,
    '}',
    '}',
  ].join('\n');
}

export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const socket = join(folder, 'socket');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, socket));
  const nginx = spawn(PROGRAM, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr.on('data', (text) => {
    complaints += text;
  });
  while (!existsSync(socket)) {
    if (nginx.exitCode !== null) throw new Error(complaints);
    await new Promise((next) => setTimeout(next, 20));
  }
  const stop = async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { socket, stop };
}
