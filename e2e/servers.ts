import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { expect } from 'playwright/test';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { pageTest } from './fixtures';

/** A server's behaviour for a request. */
export type Answer = (response: ServerResponse) => void;

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };
const DRIP_MS = 1000;

const status =
  (code: number, body: string | Uint8Array = '', headers = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end(body);
  };

const json = (value: unknown) =>
  status(200, typeof value === 'string' ? value : JSON.stringify(value), JSON_HEADERS);

const content = (type: string, body: string | Uint8Array) => status(200, body, { 'Content-Type': type });

/** Sends half an answer, then closes the connection. */
const reset: Answer = (response) => {
  response.writeHead(200, { ...JSON_HEADERS, 'Content-Length': 1000 });
  response.write('[{"title":', () => response.socket?.destroy());
};

const drip: Answer = (response) => {
  response.writeHead(200, JSON_HEADERS).flushHeaders();
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
};

export const answers = {
  content,
  /** Closes the connection before any answer. */
  cut: (response: ServerResponse) => void response.socket?.destroy(),
  drip,
  garbage: status(200, '\u0000<!doctype html><title>404</title>'),
  hang: () => {},
  json,
  ok: status(200, 'ok'),
  pdf: (bytes: Uint8Array) => content('application/pdf', bytes),
  redirect: (address: string) => status(302, '', { Location: address }),
  reset,
  status,
};

/** An answer that waits until it is released. */
export function held(answer: Answer) {
  let release = () => {};
  const wait: Answer = (response) => {
    release = () => answer(response);
  };
  return { answer: wait, release: () => release() };
}

/** Starts servers on free ports and closes all together. */
function createServers() {
  const running: Server[] = [];

  async function start(listener: RequestListener) {
    const server = createServer(listener);
    running.push(server);
    return { origin: `http://127.0.0.1:${await listen(server)}` };
  }

  /** An API server, which by default allows every site to read its answers. */
  async function api(answer: Answer, readable = true) {
    const requests: string[] = [];
    const { origin } = await start((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (readable) response.setHeader('Access-Control-Allow-Origin', '*');
      answer(response);
    });
    return { origin, requests };
  }

  /** Serves the export; `files` replaces answers at any time. */
  async function site() {
    const serveExport = exportListener();
    const files: Record<string, Answer> = {};
    const requests: string[] = [];
    const { origin } = await start((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      requests.push(path);
      const answer = files[path] ?? (() => serveExport(request, response));
      answer(response);
    });
    return { origin, requests, files };
  }

  function closeAll() {
    for (const server of running) {
      server.close();
      server.closeAllConnections();
    }
  }

  return { api, site, closeAll };
}

/** Rejections that pdf.js leaves unhandled when an answer breaks off or is cancelled. */
const BROKEN_OFF = /^(network error|Worker was terminated)$/;

type Servers = ReturnType<typeof createServers>;
type Fixtures = { servers: Servers; site: Awaited<ReturnType<Servers['site']>>; noErrors: undefined };

/** For tests with real servers, which are closed after each test. Fails if a page breaks its policy. */
export const test = pageTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  servers: async ({}, use) => {
    const servers = createServers();
    await use(servers);
    servers.closeAll();
  },
  site: async ({ servers }, use) => use(await servers.site()),
  baseURL: ({ site }, use) => use(site.origin),
  noErrors: [
    async ({ page }, use) => {
      await use(undefined);
      const said = await page.consoleMessages({ filter: 'all' });
      expect(said.map((message) => message.text()).join('\n')).not.toContain('Content Security Policy');
      const thrown = await page.pageErrors({ filter: 'all' });
      expect(thrown.filter(({ message }) => !BROKEN_OFF.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});
