import { useEffect } from 'react';

function pictureAround(target: EventTarget | null) {
  return target instanceof HTMLImageElement ? target.closest('picture') : null;
}

function ratioShown(picture: HTMLElement) {
  const offers = [...picture.querySelectorAll('source[media], img')];
  const shown = offers.find((offer) => matchMedia(offer.getAttribute('media') ?? 'all').matches);
  return `${shown?.getAttribute('width')} / ${shown?.getAttribute('height')}`;
}

/** Marks every <picture> that cannot be loaded, before scripts ran or since, with the words to show in its place. */
export function usePictureFailures(words: string) {
  useEffect(() => {
    const fail = (target: EventTarget | null) => {
      const picture = pictureAround(target);
      if (!picture) return;
      picture.dataset.failed = words;
      picture.style.setProperty('--picture-ratio', ratioShown(picture));
    };
    const leaving = new AbortController();
    const options = { capture: true, signal: leaving.signal };
    document.addEventListener('error', ({ target }) => fail(target), options);
    document.addEventListener('load', ({ target }) => delete pictureAround(target)?.dataset.failed, options);
    for (const image of document.images) {
      if (!image.complete || !image.currentSrc || image.naturalWidth > 0) continue;
      // Some browsers give SVG no width either, but decode() rejects for broken pictures alone.
      image.decode().catch(() => fail(image));
    }
    return () => leaving.abort();
  }, [words]);
}
