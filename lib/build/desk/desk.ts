import { cpSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import serveStatic from 'serve-static';
import { deskContent } from '@/lib/build/desk/deskContent';
import { writeDesk } from '@/lib/build/desk/deskFolder';
import { DESK_PATH } from '@/lib/build/desk/sveltia';
import { contentType, headersOf } from '@/lib/build/hosting/hosting';
import { runIfMain } from '@/lib/build/runIfMain';

const FOLDER = '.cache/desk';
/** Full Chromium asks for it on every page that is no HTML. */
const ICON = 'favicon.ico';
const DEFAULT_PORT = 3100;
const DEV_ORIGIN = 'http://localhost:3000';

async function localDesk(): Promise<RequestListener> {
  const { words, categories } = await deskContent();
  writeDesk(FOLDER, { words, categories, siteUrl: DEV_ORIGIN });
  cpSync(`public/${ICON}`, `${FOLDER}/${ICON}`);
  const files = serveStatic(FOLDER);
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const headers = { ...headersOf(path), 'Content-Type': contentType(path) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(path === '/' ? 302 : 404, { Location: DESK_PATH }).end();
    });
  };
}

async function desk() {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const server = createServer(await localDesk());
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `端口 ${port} 已被占用，请换一个：PORT=3101 npm run desk` : error,
    );
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`编辑台：http://localhost:${port}${DESK_PATH}`);
    console.log('用 Chrome 或 Edge 打开，选这个项目的文件夹；另开一个终端运行 npm run dev，看改过的网页。');
  });
}

void runIfMain(module, desk);
