import { cpSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import serveStatic from 'serve-static';
import { deskContent, writeDesk } from '@/lib/build/desk/deskFolder';
import { DESK_PATH } from '@/lib/build/desk/sveltia';
import { serveAt, setFileHeaders } from '@/lib/build/hosting/serve';
import { runIfMain } from '@/lib/build/runIfMain';

const FOLDER = '.cache/desk';
/** Chromium requests it for every response that is not HTML. */
const ICON = 'favicon.ico';
const DEFAULT_PORT = 3100;
const DEV_ORIGIN = 'http://localhost:3000';

async function desk() {
  const { messages, categories } = await deskContent();
  writeDesk(FOLDER, { messages, categories, siteUrl: DEV_ORIGIN });
  cpSync(`public/${ICON}`, `${FOLDER}/${ICON}`);
  const files = serveStatic(FOLDER);
  const listener: RequestListener = (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    setFileHeaders(response, path);
    files(request, response, () => {
      response.writeHead(path === '/' ? 302 : 404, { Location: DESK_PATH }).end();
    });
  };
  const port = await serveAt(listener, 'npm run desk', DEFAULT_PORT, '127.0.0.1');
  console.log(`编辑台：http://localhost:${port}${DESK_PATH}`);
  console.log('用 Chrome 或 Edge 打开，选这个项目的文件夹；另开一个终端运行 npm run dev，看改过的网页。');
}

void runIfMain(module, desk);
