import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEPLOY_FOLDER, NGINX_BROTLI_FILE, NGINX_FILE } from '@/lib/build/hosting/hostFiles';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const FOLDER = resolve('.cache/nginx');
const PROGRAM = join(FOLDER, 'usr/sbin/nginx');
const MODULES = join(FOLDER, 'usr/lib/nginx/modules');
const PACKAGES = [
  'nginx',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-http-brotli-static',
  'libbrotli1',
];
const BODIES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function runs(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: FOLDER, stdio: 'ignore' }).status === 0;
}

function download() {
  return runs('apt-get', ['download', ...PACKAGES]);
}

/** Unpacked beside the other caches: an installed one would start serving on this machine. */
function unpack() {
  const archives = readdirSync(FOLDER).filter((name) => name.endsWith('.deb'));
  return archives.every((archive) => runs('dpkg', ['--extract', archive, FOLDER]));
}

/** Puts Debian's nginx below .cache, once. False where there is no apt or it finds no packages. */
export function ensureNginx() {
  if (existsSync(PROGRAM)) return true;
  mkdirSync(FOLDER, { recursive: true });
  const loaded = download() || (process.getuid?.() === 0 && runs('apt-get', ['update']) && download());
  return loaded && unpack() && runs(PROGRAM, ['-v']);
}

function libraryPath() {
  const folder = join(FOLDER, 'usr/lib');
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .join(':');
}

function configuration(folder: string, socket: string) {
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    ...['filter', 'static'].map((kind) => `load_module ${MODULES}/ngx_http_brotli_${kind}_module.so;`),
    'events {}',
    'http {',
    'access_log off;',
    ...BODIES.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    'server {',
    `listen unix:${socket};`,
    `root ${resolve(OUT_FOLDER)};`,
    `include ${resolve(DEPLOY_FOLDER, NGINX_FILE)};`,
    `include ${resolve(DEPLOY_FOLDER, NGINX_BROTLI_FILE)};`,
    '}',
    '}',
  ].join('\n');
}

/** Runs nginx with the configuration that the build wrote, on the export, behind a socket of its own. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const socket = join(folder, 'socket');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, socket));
  const nginx = spawn(PROGRAM, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: libraryPath() },
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
