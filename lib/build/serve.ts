import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { OUT_FOLDER } from '@/lib/build/outFiles';

const DEFAULT_PORT = 3000;
/** The level at which nginx and the large CDNs compress what changes. */
const BROTLI_LEVEL = 6;
const IMMUTABLE = /[\\/](_next[\\/]static|pdfjs)[\\/]/;

/** Serves the export the way a CDN does: 404.html for unknown paths, ranges, brotli or gzip, folders by their slash. */
export function exportListener(folder = OUT_FOLDER): RequestListener {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } } });
  const files = serveStatic(folder, {
    setHeaders(response, file) {
      response.setHeader(
        'Cache-Control',
        IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (!file.endsWith('.br')) return;
      response.setHeader('Content-Encoding', 'br');
      const type = file.endsWith('.css.br') ? 'text/css' : 'text/javascript';
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (request, response) => {
    const notFound = () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      createReadStream(join(folder, '404.html')).pipe(response);
    };
    request.url = precompressed(folder, request) ?? request.url;
    compress(request as never, response as never, () => files(request, response, notFound));
  };
}

/** The address of the file as the build compressed it, for a browser that takes it. */
function precompressed(folder: string, { url = '', headers }: IncomingMessage) {
  const wanted = IMMUTABLE.test(url) && /\bbr\b/.test(String(headers['accept-encoding']));
  const { pathname } = new URL(url, 'http://localhost');
  return wanted && existsSync(join(folder, `${pathname}.br`)) ? `${pathname}.br` : undefined;
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

if (require.main === module) serve();
