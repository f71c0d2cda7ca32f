import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, ListenOptions, Server } from 'node:net';

/** Listens on this machine alone unless told otherwise, and returns the port, a free one unless one is given. */
export async function listen(server: Server, options: ListenOptions = {}) {
  server.listen({ port: 0, host: '127.0.0.1', ...options });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function freePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
