/** @jest-environment node */
import { basename } from 'node:path';
import { ensureBrowser, findBrowser, type Machine } from '@/lib/build/browser';

const PLAYWRIGHT = '/home/me/.cache/ms-playwright/chromium';

type Given = { files?: string[]; env?: Record<string, string>; root?: boolean; installs?: string };

function machine({ files = [], env = {}, root = false, installs }: Given) {
  const present = new Set(files);
  const commands: string[] = [];
  const given: Machine = {
    env: { PATH: '/bin:/usr/bin', NODE_ENV: 'test', ...env },
    root,
    runnable: (file) => present.has(file),
    playwrightBrowser: () => PLAYWRIGHT,
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      const gives = installs !== undefined && args.some((name) => basename(installs) === name);
      if (gives) present.add(installs);
      return gives;
    },
  };
  return { given, commands };
}

const SHELL = '/usr/bin/chromium-headless-shell';
const ALL = [
  '/mine',
  '/bin/google-chrome',
  SHELL,
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  PLAYWRIGHT,
];

it.each([
  ['CHROMIUM_PATH', { files: ALL, env: { CHROMIUM_PATH: '/mine' } }, '/mine'],
  ['the shell without windows, which is faster', { files: ALL }, SHELL],
  ['Chromium on the path', { files: ALL.filter((file) => file !== SHELL) }, '/usr/bin/chromium'],
  ['Chrome on the path', { files: ALL.filter((file) => !file.includes('chromium')) }, '/bin/google-chrome'],
  ['a usual place', { files: ['/opt/google/chrome/chrome', PLAYWRIGHT] }, '/opt/google/chrome/chrome'],
  [
    'the Mac application',
    { files: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  ["Playwright's own", { files: [PLAYWRIGHT] }, PLAYWRIGHT],
  ['nothing', {}, undefined],
])('finds %s', (_, given, expected) => {
  expect(findBrowser(machine(given).given)).toBe(expected);
});

it('does not look further when CHROMIUM_PATH is wrong', () => {
  const { given } = machine({ files: ALL, env: { CHROMIUM_PATH: '/gone' } });
  expect(() => findBrowser(given)).toThrow('/gone');
});

it('installs nothing where there is a browser', () => {
  const { given, commands } = machine({ files: ['/usr/bin/chromium'], root: true });
  expect(ensureBrowser(given)).toBe('/usr/bin/chromium');
  expect(commands).toEqual([]);
});

it.each([
  ['the shell', SHELL, ['chromium-headless-shell']],
  ['Chromium, where there is no shell', '/usr/bin/chromium', ['chromium-headless-shell', 'chromium']],
])("installs Debian's packages for root: %s", (_, installs, packages) => {
  const { given, commands } = machine({ files: ['/usr/bin/apt-get'], root: true, installs });
  expect(ensureBrowser(given)).toBe(installs);
  expect(commands).toEqual([
    'apt-get update',
    ...packages.map((name) => `apt-get install -y --no-install-recommends ${name} fonts-noto-cjk`),
  ]);
});

it.each([
  ['without root', { files: ['/usr/bin/apt-get'] }],
  ['without apt', { root: true }],
])("asks Playwright's installer %s", (_, given) => {
  const { given: here, commands } = machine({ ...given, installs: PLAYWRIGHT });
  expect(ensureBrowser(here)).toBe(PLAYWRIGHT);
  expect(commands).toEqual(['npx playwright install chromium']);
});

it('says what to run, in both languages, when nothing can be installed', () => {
  const { given } = machine({});
  expect(() => ensureBrowser(given)).toThrow(
    /自动安装也没有成功[\s\S]*apt-get install[\s\S]*No browser was found/,
  );
});
