/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { launchBrowser } from '@/lib/build/browser';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 1 })) }));
jest.mock('playwright', () => ({ chromium: { executablePath: () => '' } }));

it('installs nothing where the build finds no browser, and says how to', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', PATH: '' });
  expect(launchBrowser).toThrow('找不到浏览器');
  expect(spawnSync).not.toHaveBeenCalled();
});
