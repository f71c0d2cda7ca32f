import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ENGINES_FOLDER } from '@/lib/build/engines/install';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { OUT_FOLDER, outFiles } from '@/lib/build/outFiles';
import { DOMAIN_LIST_PATH } from '@/lib/constants';
import { tellFaults } from './tellFaults';

const COPY = join(ENGINES_FOLDER, 'site');
const FAULTS_PATH = '/faults';
const LINE_PATH = '/line';
const POLICY = 'Content-Security-Policy';
const HEAD = /<head>/;
/** A page without the leave to run scripts is what it is where they are off, in every engine. */
const WITHOUT_SCRIPTS = 'sandbox allow-same-origin allow-forms allow-popups';

/** The export, of which each page tells its faults: first of all, where no policy governs yet. */
function copyExport() {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(OUT_FOLDER, COPY, { recursive: true });
  const listener = `<head><script>((__name) => (${tellFaults})('${FAULTS_PATH}'))((named) => named);document.currentScript.remove()</script>`;
  for (const file of outFiles(COPY)) {
    if (file.endsWith('.html.br')) rmSync(join(COPY, file));
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(COPY, file), 'utf8');
    writeFileSync(
      join(COPY, file),
      html.replace(HEAD, () => listener),
    );
  }
}

/** The site as it is served, and once more without scripts; what its pages and answers had to complain of. */
export async function serveSite() {
  copyExport();
  const serveCopy = exportListener(COPY);
  const faults: string[] = [];
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === FAULTS_PATH)
      return void text(request).then((fault) => {
        faults.push(fault);
        response.writeHead(204).end();
      });
    if (path === LINE_PATH) return void response.end('ok');
    if (path === DOMAIN_LIST_PATH) {
      const domains = [`http://${request.headers.host}${LINE_PATH}`];
      return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ domains }));
    }
    response.on('finish', () => {
      if (response.statusCode >= 400) faults.push(`answer ${response.statusCode}: ${path}`);
    });
    serveCopy(request, response);
  });
  const bare = createServer((request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => set(name, name === POLICY ? WITHOUT_SCRIPTS : value);
    serveCopy(request, response);
  });
  // WPE takes a connection that was closed for want of use for a page that cannot be had.
  for (const each of [server, bare]) each.keepAliveTimeout = 0;
  const port = await listen(server);
  const barePort = await listen(bare);
  const cut = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });

  return {
    origin: `http://127.0.0.1:${port}`,
    bareOrigin: `http://127.0.0.1:${barePort}`,
    faults: () => faults.splice(0),
    cut,
    restore: () => listen(server, port),
    async close() {
      await cut();
      bare.close();
      bare.closeAllConnections();
    },
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
