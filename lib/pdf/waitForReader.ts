export const READER_TIMEOUT_MS = 5000;

/** Inline in the head: a page that is to show a document waits so long for the reader before it lists them all. */
export const WAIT_FOR_READER_SCRIPT = `/^\\/preview\\/?$/.test(location.pathname)&&new URLSearchParams(location.search).get('url')&&(document.documentElement.dataset.reading='',setTimeout(()=>delete document.documentElement.dataset.reading,${READER_TIMEOUT_MS}));`;

export function stopWaiting() {
  delete document.documentElement.dataset.reading;
}
