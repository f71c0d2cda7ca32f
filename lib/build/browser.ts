import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** What the search asks of the machine. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  root: boolean;
  runnable: (file: string) => boolean;
  playwrightBrowser: () => string;
  run: (command: string, args: string[]) => boolean;
};

/** The headless shell draws no window: pages load in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];
const MAC_NAMES = ['Google Chrome', 'Chromium'];
const FONTS = 'fonts-noto-cjk';
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];

const HELP = [
  '找不到浏览器，自动安装也没有成功。请任选一种：',
  '  sudo apt-get install chromium fonts-noto-cjk',
  '  npx playwright install --with-deps chromium',
  '  CHROMIUM_PATH=/浏览器/的/路径 npm test',
  'No browser was found and none could be installed. Run one of the commands above.',
].join('\n');

function runnable(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const THIS_MACHINE: Machine = {
  env: process.env,
  root: process.getuid?.() === 0,
  runnable,
  playwrightBrowser: () => chromium.executablePath(),
  run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
};

function onPath(name: string, { env, runnable: canRun }: Machine) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(canRun);
}

function systemBrowser(machine: Machine) {
  const places = PLACES.flatMap((place) => [...NAMES, ...MAC_NAMES].map((name) => join(place, name)));
  const named = NAMES.map((name) => onPath(name, machine)).find((file) => file !== undefined);
  return named ?? places.find(machine.runnable);
}

/** The browser for the tests: the one that is named, else the system's, else Playwright's own. */
export function findBrowser(machine: Machine = THIS_MACHINE): string | undefined {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.runnable(named)) return named;
    throw new Error(`CHROMIUM_PATH 指向的浏览器不存在 / no browser at CHROMIUM_PATH: ${named}`);
  }
  const own = machine.playwrightBrowser();
  return systemBrowser(machine) ?? (own && machine.runnable(own) ? own : undefined);
}

function install(machine: Machine) {
  if (machine.root && onPath('apt-get', machine)) {
    machine.run('apt-get', ['update']);
    return DEBIAN_BROWSERS.some((browser) =>
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', browser, FONTS]),
    );
  }
  return machine.run('npx', ['playwright', 'install', 'chromium']);
}

/** Finds a browser, installs one where there is none, and says what to run where that fails. */
export function ensureBrowser(machine: Machine = THIS_MACHINE): string {
  const found = findBrowser(machine);
  if (found) return found;
  const installed = install(machine) ? findBrowser(machine) : undefined;
  if (!installed) throw new Error(HELP);
  return installed;
}
