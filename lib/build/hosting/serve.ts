import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { contentType, headersOf } from '@/lib/build/hosting/hosting';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

const DEFAULT_PORT = 3000;
/** The level at which nginx and the large CDNs compress what changes. */
const BROTLI_LEVEL = 6;
const SLASHES = /\/{2,}/g;

/** Serves the export the way a CDN does: 404.html for unknown paths, ranges, brotli or gzip, folders by their slash. */
export function exportListener(folder = OUT_FOLDER): RequestListener {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } } });
  const files = serveStatic(folder, {
    setHeaders(response, file) {
      if (!file.endsWith('.br')) return;
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const plain = pathname.replace(SLASHES, '/');
    if (plain !== pathname) {
      response.writeHead(301, { Location: query === undefined ? plain : `${plain}?${query}` }).end();
      return;
    }
    const say = (headers: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    const notFound = () => {
      response.statusCode = 404;
      say({ ...headersOf('/404.html'), 'Content-Type': contentType('/404.html') });
      createReadStream(join(folder, '404.html')).pipe(response);
    };
    say({ ...headersOf(pathname), 'Content-Type': contentType(pathname) });
    const pressed = `${pathname.replace(/\/$/, '/index.html')}.br`;
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (takesBrotli && existsSync(join(folder, pressed))) request.url = pressed;
    compress(request as never, response as never, () => files(request, response, notFound));
  };
}

function serve() {
  if (!existsSync(join(OUT_FOLDER, 'index.html'))) {
    console.error(
      '没有可以预览的网站，请先运行 npm run build。\nThere is no export yet: run npm run build first.',
    );
    process.exitCode = 1;
    return;
  }
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const server = createServer(exportListener());
  server.on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE';
    console.error(
      busy
        ? `端口 ${port} 已被占用，请换一个：PORT=3001 npm run serve\nPort ${port} is in use: choose another with PORT.`
        : error.message,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => console.log(`http://localhost:${port}/`));
}

void runIfMain(module, serve);
