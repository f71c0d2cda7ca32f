import { defineConfig, devices } from 'playwright/test';
import { findBrowser } from '@/lib/build/browser';
import { BROWSER_REPORT } from '@/lib/build/testReports';

const PORT = Number(process.env.E2E_PORT ?? 4179);
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Pages and Chromium itself can reach only the served export. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const QUIET = ['--disable-domain-reliability', '--no-pings', '--no-default-browser-check'];
/** Distributions switch on GPU drawing, which is slow to emulate on machines without a GPU. */
const WITHOUT_CARD = '--disable-gpu';

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `../${BROWSER_REPORT}` }]],
  use: {
    baseURL: ORIGIN,
    locale: 'zh-CN',
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [OFFLINE, WITHOUT_CARD, ...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node_modules/.bin/tsx lib/build/hosting/serve.ts',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: ORIGIN,
    reuseExistingServer: false,
  },
});
