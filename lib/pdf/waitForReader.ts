export const READER_TIMEOUT_MS = 5000;

/** Inline in the head: with `?url=`, /preview hides its list until the reader arrives, at most READER_TIMEOUT_MS. */
export const WAIT_FOR_READER_SCRIPT = `/^\\/preview\\/?$/.test(location.pathname)&&new URLSearchParams(location.search).get('url')&&(document.documentElement.dataset.reading='',setTimeout(()=>delete document.documentElement.dataset.reading,${READER_TIMEOUT_MS}));`;

export function stopWaitingForReader() {
  delete document.documentElement.dataset.reading;
}
