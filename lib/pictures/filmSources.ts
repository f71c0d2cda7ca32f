import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type FilmSource = { src: string; type: string };

/** The addresses of a film in public/films, the lightest first; AV1 is an extra that an editor may leave out. */
export function filmSources(name: string): FilmSource[] {
  const light = { src: `/films/${name}-av1.mp4`, type: 'video/mp4; codecs="av01.0.05M.08"' };
  const plain = { src: `/films/${name}.mp4`, type: 'video/mp4' };
  return existsSync(join('public', light.src)) ? [light, plain] : [plain];
}
