import type { RequestListener } from 'node:http';
import serveStatic from 'serve-static';
import { writeDesk } from '@/lib/build/desk/deskFolder';
import { serveAt, setFileHeaders } from '@/lib/build/hosting/serve';
import { runIfMain } from '@/lib/build/runIfMain';
import { DESK_PATH } from '@/lib/publishedPaths';

const FOLDER = '.cache/desk';
const DEFAULT_PORT = 3100;

async function desk() {
  await writeDesk(FOLDER);
  const files = serveStatic(FOLDER);
  const listener: RequestListener = (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    setFileHeaders(response, path);
    files(request, response, () => {
      response.writeHead(path === '/' ? 302 : 404, { Location: DESK_PATH }).end();
    });
  };
  const port = await serveAt(listener, 'npm run desk', DEFAULT_PORT, '127.0.0.1');
  console.log(`编辑台 / desk: http://localhost:${port}${DESK_PATH}`);
  console.log(
    '用 Chrome 或 Edge 打开，选这个项目的文件夹；另开一个终端运行 npm run dev，看改过的网页 / Open it in Chrome or Edge and pick this folder; npm run dev shows the pages',
  );
}

void runIfMain(module, desk);
