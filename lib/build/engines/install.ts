import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export const ENGINES_FOLDER = '.cache/engines';
export const NOT_HAD = 'cannot be had';

function run(command: string, args: readonly string[]) {
  try {
    execFileSync(command, args, { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${NOT_HAD}: ${(error as Error).message}`);
  }
}

export function fromDebian(file: string, name: string) {
  if (existsSync(file)) return file;
  const [command = '', ...rest] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log(`Installing ${name} …`);
  run(command, [...rest, 'update']);
  run(command, [...rest, 'install', '-y', '--no-install-recommends', name]);
  return file;
}

export function fromNpm(name: string) {
  const folder = join(ENGINES_FOLDER, name.replace(/^@/, '').replace(/[/@]/g, '-'));
  const file = join(folder, 'chromium');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(`${folder}.tgz`)) {
    console.log(`Fetching ${name} …`);
    run('npm', ['pack', name, '--pack-destination', ENGINES_FOLDER]);
  }
  run('tar', ['-xzf', `${folder}.tgz`, '-C', folder, '--strip-components=2', 'package/bin/chromium.br']);
  writeFileSync(file, brotliDecompressSync(readFileSync(join(folder, 'chromium.br'))), { mode: 0o755 });
  return file;
}
