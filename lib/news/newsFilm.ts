/** How an article writes a film, which stands in public. */
export const FILM = /^\/films\/([a-z0-9-]+)\.mp4$/;

export function filmPoster(name: string) {
  return `films/${name}-poster.jpg`;
}
