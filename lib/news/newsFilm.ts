import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How an article writes a film, which stands in public. */
export const FILM = /^\/films\/([a-z0-9-]+)\.mp4$/;

/** Its first picture, below content/media. */
export function filmPoster(name: string) {
  return `films/${name}-poster.jpg`;
}

/** The addresses of a film, the lightest first; AV1 is an extra that an editor may leave out. */
export function filmSources(name: string) {
  const light = { src: `/films/${name}-av1.mp4`, type: 'video/mp4; codecs="av01.0.05M.08"' };
  const plain = { src: `/films/${name}.mp4`, type: 'video/mp4' };
  return existsSync(join('public', light.src)) ? [light, plain] : [plain];
}
