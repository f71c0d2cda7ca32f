import { type Environment, startAndWait } from '@/lib/build/engines/running';
import type { Key, Session } from '@/lib/build/engines/startByPuppeteer';
import { freePort } from '@/lib/build/listen';

const ANSWER_MS = 40_000;
const BLANK = 'about:blank';
/** As the script's own text, because the pages' Content-Security-Policy forbids eval. */
const awaited = (expression: string) =>
  `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;

const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

function keyActions(values: Iterable<string>) {
  const actions = [...values].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

async function isReady(base: string) {
  for (let trial = 0; trial < 100; trial += 1) {
    const answer = await fetch(`${base}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no driver at ${base}`);
}

export async function startWebKit(command: string, env: Environment, capabilities: object): Promise<Session> {
  const port = await freePort();
  const driver = await startAndWait('sh', ['-c', `echo ready; exec ${command} --port=${port}`], /ready/, env);
  const base = `http://127.0.0.1:${port}`;
  await isReady(base);

  async function ask(method: string, path: string, body?: object) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(base + path, { method, signal, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path.split('/').at(-1)}: ${value.error} ${value.message}`);
    return value;
  }

  const created = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${created.sessionId}`;
  const post = (path: string, body: object) => ask('POST', session + path, body);
  const { browserName, browserVersion } = created.capabilities;

  async function evaluate(expression: string) {
    const { value, error } = await post('/execute/async', { script: awaited(expression), args: [] });
    if (error) throw new Error(error);
    return value;
  }

  return {
    version: `${browserName}/${browserVersion}`,
    async open(url) {
      await post('/url', { url });
      // While WPE unloads a page, it sometimes ignores the next navigation.
      if (url !== BLANK && (await evaluate('location.href')) === BLANK) await post('/url', { url });
    },
    evaluate,
    press(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      return post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    key: (key) => post('/actions', { actions: keyActions([KEYS[key]]) }),
    type: (text) => post('/actions', { actions: keyActions(text) }),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    screenshot: async () => Buffer.from(await ask('GET', `${session}/screenshot`), 'base64'),
    said: () => [],
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      driver.stop();
    },
  };
}
