export const FILM = /^\/films\/([a-z0-9-]+)\.mp4$/;

export const filmPoster = (name: string) => `films/${name}-poster.jpg`;
