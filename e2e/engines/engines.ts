import { createServer } from 'node:http';
import { type Browser, ENGINES } from '@/e2e/engines/browsers';
import { BEHAVIOURS, visitorOf } from '@/e2e/engines/walk';
import { exportedPage } from '@/e2e/sitePages';
import { exportListener, setFileHeaders } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { runIfMain } from '@/lib/build/runIfMain';

/** Collects errors in the page, since WebDriver reports none. It runs because it precedes the policy's tag. */
const KEEP_FAULTS = `<head><script>
var faults = [];
addEventListener('error', ({ message, target }) => faults.push(message || 'not loaded: ' + (target.currentSrc || target.outerHTML)), true);
addEventListener('unhandledrejection', ({ reason }) => faults.push('rejected: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => faults.push(violatedDirective + ' ' + blockedURI));
console.error = (...values) => faults.push('console: ' + values.join(' '));
document.currentScript.remove();
</script>`;

export type Site = Awaited<ReturnType<typeof serveSite>>;

/** Serves the export with KEEP_FAULTS in each page; `cut` takes the network away. */
async function serveSite() {
  const serve = exportListener();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const page = exportedPage(path);
    if (!page) return serve(request, response);
    setFileHeaders(response, path);
    response.end(page.replace('<head>', () => KEEP_FAULTS));
  });
  // WPE fails a page when the server closes an idle connection.
  server.keepAliveTimeout = 0;
  const port = await listen(server);
  const cut = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, cut, restore: () => listen(server, { port }) };
}

async function walk(start: () => Promise<Browser>, site: Site) {
  const browser = await start();
  console.log(`▶ ${browser.version}`);
  for (const [name, run] of Object.entries(BEHAVIOURS)) {
    const visitor = visitorOf(browser, site.origin);
    const failed = await run(visitor, site).catch(String);
    const found = [failed ?? [], await visitor.faults()].flat();
    console.log(found.length ? `  ✘ ${name}: ${found.join('; ')}` : `  ✔ ${name}`);
    if (found.length) process.exitCode = 1;
  }
  await browser.close();
}

/** Tries every behaviour in the named engines, or in all. */
async function engines(names: readonly string[]) {
  const site = await serveSite();
  for (const name of names.length ? names : Object.keys(ENGINES)) {
    const start = ENGINES[name];
    if (!start) throw new Error(`“${name}”? There are ${Object.keys(ENGINES).join(', ')}.`);
    await walk(start, site).catch((error: Error) => {
      console.log(`▶ ${name}: ${error.message}`);
      process.exitCode = 1;
    });
  }
  // Ends the drivers and screens that were started.
  process.exit();
}

void runIfMain(module, () => engines(process.argv.slice(2)));
