export function stubMedia(applying: string[]) {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media === 'all' || applying.includes(media),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
