export function stubMedia(applying: string[]) {
  const { matchMedia } = window;
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), { matches: media === 'all' || applying.includes(media) });
}
