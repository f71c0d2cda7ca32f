import { execSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { until } from '@/e2e/engines/walk';
import { freePort } from '@/lib/build/listen';

export type Browser = Awaited<ReturnType<typeof startByPuppeteer>>;

const FOLDER = resolve('.cache/engines');
const PHONE = { width: 390, height: 800 };
/** Chromium 102, the oldest in the registry. */
const OLD_CHROMIUM = '@sparticuz/chrome-aws-lambda@14.0.0';
const SCREEN = ['--backend=headless-backend.so', '--width=1400', '--height=1100', '--idle-time=0'];

mkdirSync(FOLDER, { recursive: true, mode: 0o700 });

function debian(file: string, name: string) {
  if (!existsSync(file)) throw new Error(`not here; try apt-get install ${name}`);
  return file;
}

/** Drives any Chromium by DevTools, or Firefox by WebDriver BiDi; neither needs a driver. */
async function startByPuppeteer(options: LaunchOptions) {
  const browser = await puppeteer.launch({ defaultViewport: PHONE, ...options });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    // Offline, Firefox rejects even if the worker answers; a missing page fails at the next step.
    open: (url: string): Promise<unknown> => page.goto(url).catch(() => undefined),
    evaluate: (expression: string) => page.evaluate(expression),
    press: (selector: string) => page.click(selector),
    type: (selector: string, text: string) => page.type(selector, text),
    close: () => browser.close(),
  };
}

function oldChromium() {
  const file = join(FOLDER, 'chromium');
  if (existsSync(file)) return file;
  execSync(`tar -xzf $(npm pack --silent ${OLD_CHROMIUM}) package/bin/chromium.br`, { cwd: FOLDER });
  const pressed = readFileSync(join(FOLDER, 'package/bin/chromium.br'));
  writeFileSync(file, brotliDecompressSync(pressed), { mode: 0o755 });
  return file;
}

/** Starts a process that ends with this one. */
function startInBackground(command: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  process.once('exit', () => child.kill());
}

/** Drives WebKit by WebDriver on a virtual screen. */
async function startWebKit(driver: string, options: object): Promise<Browser> {
  const port = await freePort();
  const env = {
    XDG_RUNTIME_DIR: FOLDER,
    WAYLAND_DISPLAY: `screen-${port}`,
    GDK_BACKEND: 'wayland',
    COG_PLATFORM_WL_VIEW_WIDTH: `${PHONE.width}`,
    COG_PLATFORM_WL_VIEW_HEIGHT: `${PHONE.height}`,
  };
  const weston = debian('/usr/bin/weston', 'weston');
  startInBackground(weston, [...SCREEN, `--socket=${env.WAYLAND_DISPLAY}`], env);
  startInBackground(driver, [`--port=${port}`], env);

  async function ask(method: string, path: string, body?: object) {
    const init = { method, body: body && JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error} ${value.message}`);
    return value;
  }

  const { sessionId, capabilities } = await until(`${driver} to start its browser`, () =>
    ask('POST', '', { capabilities: { alwaysMatch: options } }),
  );
  const post = (path: string, body: object) => ask('POST', `/${sessionId}${path}`, body);
  async function element(value: string) {
    const found = await post('/element', { using: 'css selector', value });
    return `/element/${Object.values(found)[0]}`;
  }
  await post('/window/rect', { x: 0, y: 0, ...PHONE });
  return {
    version: `${capabilities.browserName}/${capabilities.browserVersion}`,
    open: (url) => post('/url', { url }),
    // Part of the script's text, because the pages' policy forbids eval.
    evaluate: (expression) =>
      post('/execute/async', { script: `Promise.resolve(${expression}).then(arguments[0])`, args: [] }),
    press: async (selector) => post(`${await element(selector)}/click`, {}),
    type: async (selector, text) => post(`${await element(selector)}/value`, { text }),
    close: () => ask('DELETE', `/${sessionId}`),
  };
}

/** Debian's folder has the machine's architecture in its name. */
const miniBrowser = () => execSync('ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser', { encoding: 'utf8' }).trim();

export const ENGINES: Readonly<Record<string, () => Promise<Browser>>> = {
  firefox: () =>
    startByPuppeteer({ browser: 'firefox', executablePath: debian('/usr/bin/firefox-esr', 'firefox-esr') }),
  webkitgtk: () =>
    startWebKit(debian('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'), {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    }),
  wpe: () =>
    startWebKit(debian('/usr/bin/WPEWebDriver', 'wpewebkit-driver'), {
      'wpe:browserOptions': {
        binary: debian('/usr/bin/cog', 'cog'),
        args: ['--automation', '--platform=wl'],
      },
    }),
  'old-chromium': () =>
    startByPuppeteer({
      executablePath: oldChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      // Without this variable this Chromium finds no fonts.
      env: { ...process.env, FONTCONFIG_PATH: '/etc/fonts' },
    }),
};
