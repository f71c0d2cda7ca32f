import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { exportListener } from '@/lib/build/hosting/serve';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/** Made anew each time: no key lies in the repository. */
function certificate() {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const options = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  const { stdout, error } = spawnSync('openssl', ['req', '-x509', ...curve, ...options]);
  if (error) throw new Error(`需要 openssl 来生成临时证书 / openssl is needed: ${error.message}`);
  return stdout;
}

/** The export over HTTP/2, as a CDN sends it; browsers speak that over TLS only. */
export async function serveSecurely(folder = OUT_FOLDER) {
  const pem = certificate();
  const server = createSecureServer({ key: pem, cert: pem }, exportListener(folder) as never);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() };
}
