import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, startAndWait } from '@/lib/build/engines/running';
import type { Key, Session } from '@/lib/build/engines/session';
import { openSocket } from '@/lib/build/engines/socket';

const CODES: Record<Key, number> = { Tab: 9, Enter: 13, Escape: 27, ArrowLeft: 37, ArrowRight: 39 };
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];

/** A Chromium of any age, by its own protocol: no driver is kept for those years old. */
export async function startChromium(file: string, env: Environment = {}): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const args = [...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  const browser = await startAndWait(file, args, /listening on (ws:\S+)/, env);
  const { ask: askBrowser, next, on, close } = await openSocket(browser.said[1] ?? '');
  const { product } = await askBrowser('Browser.getVersion');
  const { targetId } = await askBrowser('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await askBrowser('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params = {}) => askBrowser(method, params, { sessionId });
  const errors: string[] = [];
  on((method, params) => {
    const entry = method === 'Log.entryAdded' ? params.entry : undefined;
    if (entry?.level === 'error') errors.push(`${entry.text} ${entry.url ?? ''}`);
  });
  for (const domain of ['Page', 'Runtime', 'Log']) await ask(`${domain}.enable`);

  return {
    version: product,
    async open(url) {
      const loaded = next('Page.loadEventFired');
      const [{ errorText }] = await Promise.all([ask('Page.navigate', { url }), loaded]);
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await ask('Runtime.evaluate', { expression, awaitPromise: true });
      if (exceptionDetails) throw new Error(result.description ?? result.value ?? exceptionDetails.text);
      return result.value;
    },
    async press(x, y) {
      const mouse = (type: string, more = {}) => ask('Input.dispatchMouseEvent', { type, x, y, ...more });
      await mouse('mouseMoved');
      await mouse('mousePressed', { button: 'left', clickCount: 1 });
      await mouse('mouseReleased', { button: 'left', clickCount: 1 });
    },
    async key(key) {
      const event = { key, code: key, windowsVirtualKeyCode: CODES[key] };
      const text = key === 'Enter' ? { type: 'keyDown', text: '\r' } : { type: 'rawKeyDown' };
      await ask('Input.dispatchKeyEvent', { ...event, ...text });
      await ask('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    },
    async type(text) {
      for (const key of text) {
        await ask('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
        await ask('Input.dispatchKeyEvent', { type: 'keyUp', key });
      }
    },
    resize: (width, height) =>
      ask('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
    screenshot: async () => Buffer.from((await ask('Page.captureScreenshot')).data, 'base64'),
    said: () => errors.splice(0),
    async close() {
      close();
      browser.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
