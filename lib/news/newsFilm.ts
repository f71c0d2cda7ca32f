/** How an article names a film of public/films. */
export const FILM = /^\/films\/([a-z0-9-]+)\.mp4$/;

export function filmPoster(name: string) {
  return `films/${name}-poster.jpg`;
}
