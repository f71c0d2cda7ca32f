export const READER_AWAITED_MS = 5000;

/** Inline in the head: a page that is to show a document waits so long for the reader before it lists them all. */
export const AWAITED_READER_SCRIPT = `/^\\/preview\\/?$/.test(location.pathname)&&new URLSearchParams(location.search).get('url')&&(document.documentElement.dataset.reading='',setTimeout(()=>delete document.documentElement.dataset.reading,${READER_AWAITED_MS}));`;

export function stopAwaiting() {
  delete document.documentElement.dataset.reading;
}
