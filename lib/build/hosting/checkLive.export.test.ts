import { createServer, type RequestListener, type Server } from 'node:http';
import { liveFaults } from '@/lib/build/hosting/checkLive';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';

let server: Server;

async function faultsOf(listener: RequestListener) {
  server = createServer(listener);
  return liveFaults(`http://127.0.0.1:${await listen(server)}/`);
}

afterEach(() => server.close());

it('finds nothing wrong with a host that follows the table', async () => {
  expect(await faultsOf(exportListener())).toEqual([]);
});

it('reports every fault of a host without any settings', async () => {
  const found = await faultsOf((request, response) => {
    const path = decodeURI(request.url ?? '/');
    const slips = /^\/[/\\]|\/\//.test(path);
    if (path.includes('Set-Cookie')) response.setHeader('Set-Cookie', 'planted=1');
    else if (slips) response.writeHead(301, { Location: path.replace('//', '/').replace('\t', '') });
    response.end('<script src="/_next/static/a.js"></script>');
  });
  for (const fault of [
    /^\/ {2}Content-Security-Policy：应为 frame-ancestors 'none'，现在是 （没有）/,
    /^\/ {2}Strict-Transport-Security：/,
    /^\/ {2}Content-Encoding：/,
    /^\/_next\/static\/a\.js {2}Cache-Control：.*immutable/,
    /^\/without-scripts\.css {2}Content-Type：应为 text\/css/,
    /^\/documents\/.*\.pdf {2}Content-Type：/,
    /^\/documents\/.*\.pdf {2}status \(Range\)：应为 206，现在是 200/,
    /^\/manifest\.webmanifest {2}Content-Type：/,
    /^\/no-such-page\/ {2}status：应为 404，现在是 200/,
    /^\/404\/ {2}status：/,
    /^\/\/%5Cother\.example\/ {2}引到别的网站/,
    /^\/\/%0d%0aSet-Cookie.* {2}网址能写响应头/,
  ])
    expect(found).toContainEqual(expect.stringMatching(fault));
});
