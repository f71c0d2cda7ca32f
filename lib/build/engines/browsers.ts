import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBrowser } from '@/lib/build/browser';
import { ENGINES_FOLDER, fromDebian, fromNpm, NOT_HAD } from '@/lib/build/engines/install';
import { startAndWait } from '@/lib/build/engines/running';
import { type Session, startByPuppeteer } from '@/lib/build/engines/startByPuppeteer';
import { startWebKit } from '@/lib/build/engines/startWebKit';

export type View = { width: number; height: number };
type Start = (view: View) => Promise<Session>;

/** Browsers from npm packages need FONTCONFIG_PATH to find the system's fonts. */
const FONTS = { FONTCONFIG_PATH: '/etc/fonts' };

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

function startChromium(executablePath: string) {
  return startByPuppeteer({ executablePath, args: CHROMIUM_FLAGS, env: { ...process.env, ...FONTS } });
}

function oldChromium(name: string): Start {
  return () => startChromium(resolve(fromNpm(name)));
}

/** MiniBrowser's tool bar is wider than a phone, unless GTK's style sheet makes it small. */
function smallToolbar() {
  const folder = resolve(ENGINES_FOLDER, 'gtk');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  const css = 'window * { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 2px }';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), css);
  return folder;
}

async function startWebKitGtk() {
  const command = fromDebian('/usr/bin/WebKitWebDriver', 'webkit2gtk-driver');
  const screen = fromDebian('/usr/bin/Xvfb', 'xvfb');
  // Debian's folders are named after the machine.
  const binary = readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));
  if (!binary) throw new Error(`${NOT_HAD}: no MiniBrowser beside WebKitWebDriver`);
  const args = ['-displayfd', '1', '-screen', '0', '1400x1100x24'];
  const display = await startAndWait(screen, args, /^(\d+)$/);
  const env = { DISPLAY: `:${display.said[1]}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: smallToolbar() };
  const capabilities = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  return startWebKit(command, env, capabilities);
}

async function startWpe({ width, height }: View) {
  const command = fromDebian('/usr/bin/WPEWebDriver', 'wpewebkit-driver');
  const binary = fromDebian('/usr/bin/cog', 'cog');
  const runtime = resolve(ENGINES_FOLDER, 'wayland');
  mkdirSync(runtime, { recursive: true, mode: 0o700 });
  const name = `engines-${process.pid}-${width}`;
  const env = {
    XDG_RUNTIME_DIR: runtime,
    WAYLAND_DISPLAY: name,
    COG_PLATFORM_WL_VIEW_WIDTH: String(width),
    COG_PLATFORM_WL_VIEW_HEIGHT: String(height),
  };
  const args = ['--backend=headless-backend.so', '--width=1400', '--height=1100', `--socket=${name}`];
  await startAndWait(
    fromDebian('/usr/bin/weston', 'weston'),
    [...args, '--idle-time=0'],
    /weston-desktop-shell/,
    env,
  );
  const capabilities = { 'wpe:browserOptions': { binary, args: ['--automation', '--platform=wl'] } };
  return startWebKit(command, env, capabilities);
}

export const ENGINES: Readonly<Record<string, Start>> = {
  chromium: () => startChromium(ensureBrowser()),
  firefox: () =>
    startByPuppeteer({
      browser: 'firefox',
      executablePath: fromDebian('/usr/bin/firefox-esr', 'firefox-esr'),
    }),
  webkitgtk: startWebKitGtk,
  wpe: startWpe,
  'chromium-103': oldChromium('@sparticuz/chromium@103.0.0'),
  'chromium-102': oldChromium('@sparticuz/chrome-aws-lambda@14.0.0'),
};
