import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { findBrowser, launchBrowser } from '@/lib/build/browser';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 1 })) }));
jest.mock('playwright', () => ({ chromium: { executablePath: () => '' } }));

const folder = temporaryFolder({ 'a/chromium': '', 'b/chromium-headless-shell': '', 'c/mine': '' });
const PATH = ['a', 'b'].map((name) => join(folder, name)).join(delimiter);
const [shell, mine] = [join(folder, 'b/chromium-headless-shell'), join(folder, 'c/mine')];

it.each([
  ['the one that is named', mine, mine],
  ['of all on the path the shell without windows, which is faster', '', shell],
])('finds %s', (_, CHROMIUM_PATH, expected) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', PATH, CHROMIUM_PATH });
  expect(findBrowser()).toBe(expected);
});

it('throws if CHROMIUM_PATH is wrong', () => {
  jest.replaceProperty(process, 'env', { ...process.env, CHROMIUM_PATH: '/gone' });
  expect(findBrowser).toThrow('/gone');
});

it('says how to install a browser, but installs none, when the build finds none', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', PATH: '' });
  expect(launchBrowser).toThrow('找不到浏览器');
  expect(spawnSync).not.toHaveBeenCalled();
});
