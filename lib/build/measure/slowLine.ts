import { connect, createServer, type Socket } from 'node:net';
import { listen } from '@/lib/build/listen';

const PIECE_BYTES = 1400;
const STAYS_OPEN_MS = 3000;

/** One direction of a line that all connections share; pieces keep their order. */
function direction(kilobitsPerSecond: number, delayMs: number) {
  const waiting: { due: number; deliver: () => void }[] = [];
  let free = 0;
  const deliverDue = () => {
    while (waiting[0] && waiting[0].due <= performance.now()) waiting.shift()?.deliver();
    if (waiting[0]) setTimeout(deliverDue, waiting[0].due - performance.now());
  };
  return (chunk: Buffer, to: Socket) => {
    const idle = waiting.length === 0;
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      const piece = chunk.subarray(start, start + PIECE_BYTES);
      free = Math.max(free, performance.now()) + (piece.length * 8) / kilobitsPerSecond;
      waiting.push({ due: free + delayMs, deliver: () => to.writable && to.write(piece) });
    }
    if (idle) deliverDue();
  };
}

export type Line = { roundTripMs: number; downKbps: number; upKbps: number };

/** Opens a port that forwards to another one through a slow line. */
export function slowLine(port: number, { roundTripMs, downKbps, upKbps }: Line) {
  const [down, up] = [downKbps, upKbps].map((rate) => direction(rate, roundTripMs / 2));
  const server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1');
    for (const socket of [visitor, site]) socket.setNoDelay(true);
    visitor.on('data', (chunk) => up?.(chunk, site));
    site.on('data', (chunk) => down?.(chunk, visitor));
    const end = () =>
      setTimeout(() => [visitor, site].forEach((socket) => void socket.destroy()), STAYS_OPEN_MS);
    for (const socket of [visitor, site]) socket.on('close', end).on('error', end);
  });
  return listen(server);
}
