import { spawnSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import { exportListener } from '@/lib/build/hosting/serve';
import { listen } from '@/lib/build/listen';
import { OUT_FOLDER } from '@/lib/build/outFiles';

/** Made each time, so that no key is in the repository. */
function certificate() {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const options = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  const { stdout, error } = spawnSync('openssl', ['req', '-x509', ...curve, ...options]);
  if (error) throw new Error(`需要 openssl 来生成临时证书 / openssl is needed: ${error.message}`);
  return stdout;
}

/** A browser decrypts a record only whole; CDNs and the nginx of the operators' guide send small ones. */
const TLS_RECORD_BYTES = 4096;

/** The export over HTTP/2, as a CDN sends it; browsers speak that over TLS only. */
export async function serveSecurely(folder = OUT_FOLDER) {
  const pem = certificate();
  const server = createSecureServer({ key: pem, cert: pem }, exportListener(folder) as never);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(TLS_RECORD_BYTES));
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://127.0.0.1:${await listen(server)}`,
    /** Tells a browser to trust this certificate. */
    keyHash: hash('sha256', key, 'base64'),
    close: () => server.close(),
  };
}
