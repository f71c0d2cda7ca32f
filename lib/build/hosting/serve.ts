import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { contentType, headersOf } from '@/lib/build/hosting/headersTable';
import { listen } from '@/lib/build/listen';
import { OUT_FOLDER } from '@/lib/build/outFiles';
import { runIfMain } from '@/lib/build/runIfMain';

const DEFAULT_PORT = 3000;
/** The level of nginx and the large CDNs for what is compressed on the way. */
const BROTLI_LEVEL = 6;
/** Browsers read a backslash as a slash. */
const SLASHES = /[/\\]{2,}/g;

export function setFileHeaders(response: ServerResponse, path: string) {
  const headers = { ...headersOf(path), 'Content-Type': contentType(path) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Serves the export the way a CDN does: 404.html for unknown paths, ranges, brotli or gzip, folders by their slash. */
export function exportListener(folder = OUT_FOLDER): RequestListener {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } } });
  const files = serveStatic(folder, {
    // Serves .well-known/.
    dotfiles: 'allow',
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
    const notFound = () => {
      response.statusCode = 404;
      setFileHeaders(response, '/404.html');
      createReadStream(join(folder, '404.html')).pipe(response);
    };
    setFileHeaders(response, pathname);
    const precompressed = `${pathname.replace(/\/$/, '/index.html')}.br`;
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (takesBrotli && existsSync(join(folder, precompressed))) request.url = precompressed;
    compress(request as never, response as never, () => files(request, response, notFound));
  };
}

export function serveAt(listener: RequestListener, command: string, usualPort: number, host?: string) {
  const port = Number(process.env.PORT ?? usualPort);
  return listen(createServer(listener), { port, host }).catch((error: NodeJS.ErrnoException) => {
    const busy = `端口 ${port} 已被占用，请换一个：PORT=${usualPort + 1} ${command}\nPort ${port} is in use: choose another with PORT.`;
    throw error.code === 'EADDRINUSE' ? new Error(busy) : error;
  });
}

async function serve() {
  if (!existsSync(join(OUT_FOLDER, 'index.html'))) {
    throw new Error(
      '没有可以预览的网站，请先运行 npm run build。\nThere is no export yet: run npm run build first.',
    );
  }
  console.log(`http://localhost:${await serveAt(exportListener(), 'npm run serve', DEFAULT_PORT)}/`);
}

void runIfMain(module, serve);
