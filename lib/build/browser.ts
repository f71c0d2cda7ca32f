import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];
/** Names on PATH, best first: in the headless shell pages load in half the time. */
const NAMES = [...DEBIAN_BROWSERS, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ON_MACOS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const HELP = [
  '找不到浏览器，请任选一种 / No browser was found, run one of these:',
  '  sudo apt-get install chromium fonts-noto-cjk',
  '  npx playwright install --with-deps chromium',
  '  CHROMIUM_PATH=/浏览器/的/路径 npm test',
].join('\n');

export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH: named, PATH = '' } = process.env;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH 指向的浏览器不存在 / no browser at CHROMIUM_PATH: ${named}`);
  }
  const onPath = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return named || [...onPath, ...ON_MACOS, chromium.executablePath()].find((file) => existsSync(file));
}

function run(command: string, ...args: string[]) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function install() {
  if (process.getuid?.() === 0) {
    run('apt-get', 'update');
    const options = ['install', '-y', '--no-install-recommends', 'fonts-noto-cjk'];
    if (DEBIAN_BROWSERS.some((browser) => run('apt-get', ...options, browser))) return;
  }
  run('npx', 'playwright', 'install', 'chromium');
}

function browserOrHelp(): string {
  const browser = findBrowser();
  if (!browser) throw new Error(HELP);
  return browser;
}

/** Only the tests install a browser; the build and the measurements never do. */
export function ensureBrowser(): string {
  if (!findBrowser()) install();
  return browserOrHelp();
}

/** Chromium has no sandbox for root, as in a container. */
export function launchBrowser(...args: string[]) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: browserOrHelp(), args: [...args, ...sandbox] });
}
