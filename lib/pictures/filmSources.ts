import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRemote } from '@/lib/schema/shared';

export type FilmSource = { src: string; type: string };

export const filmAddress = (film: string) => (isRemote(film) ? film : `/films/${film}.mp4`);

/** The addresses of a film, the lightest first; AV1 is an extra in public/films that an editor may leave out. */
export function filmSources(film: string): FilmSource[] {
  const plain = { src: filmAddress(film), type: 'video/mp4' };
  if (isRemote(film)) return [plain];
  const light = { src: `/films/${film}-av1.mp4`, type: 'video/mp4; codecs="av01.0.05M.08"' };
  return existsSync(join('public', light.src)) ? [light, plain] : [plain];
}
