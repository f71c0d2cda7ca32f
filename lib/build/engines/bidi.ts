import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAndWait } from '@/lib/build/engines/running';
import { KEYS, keyActions, pressActions, type Session } from '@/lib/build/engines/session';
import { openSocket } from '@/lib/build/engines/socket';

/** Nothing is asked of the network but the site; errors of pages are written where they can be read. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.chrome': true,
  'focusmanager.testmode': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};
const ERROR = /JavaScript error: (?!resource|chrome|moz-).*/;

/** Firefox, by WebDriver BiDi, which it speaks without a driver. */
export async function startFirefox(file: string): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref('${name}', ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = await startAndWait(file, args, /listening on (ws:\S+)/);
  const { ask, close } = await openSocket(`${browser.said[1]}/session`);
  const { capabilities } = await ask('session.new', { capabilities: {} });
  // In the first window the keyboard is in the address bar: no field of a page is told that it has the focus.
  const { context } = await ask('browsingContext.create', { type: 'tab' });
  await ask('browsingContext.activate', { context });
  const perform = (actions: unknown) => ask('input.performActions', { context, actions });

  return {
    version: `Firefox/${capabilities.browserVersion}`,
    async open(url) {
      const loaded = ask('browsingContext.navigate', { context, url, wait: 'complete' });
      // Said without a network of a page, too, that a worker then answers for.
      await loaded.catch((error: Error) => {
        if (!/NS_ERROR_CONNECTION_REFUSED/.test(error.message)) throw error;
      });
    },
    async evaluate(expression) {
      const target = { context };
      const { result, exceptionDetails } = await ask('script.evaluate', {
        expression,
        target,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    press: (x, y) => perform(pressActions(x, y)),
    key: (key) => perform(keyActions([KEYS[key]])),
    type: (text) => perform(keyActions(text)),
    resize: (width, height) => ask('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () =>
      Buffer.from((await ask('browsingContext.captureScreenshot', { context })).data, 'base64'),
    said: () => browser.lines().flatMap((line) => ERROR.exec(line) ?? []),
    async close() {
      close();
      browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
