export const READER_AWAITED_MS = 5000;

/**
 * Has a page that is to show a document wait for the reader instead of showing the list of all first; inline in the
 * head. Where the reader does not come, the list is there after a while.
 */
export const AWAITED_READER_SCRIPT = `/^\\/preview\\/?$/.test(location.pathname)&&new URLSearchParams(location.search).get('url')&&(document.documentElement.dataset.reading='',setTimeout(()=>delete document.documentElement.dataset.reading,${READER_AWAITED_MS}));`;

export function stopAwaiting() {
  delete document.documentElement.dataset.reading;
}
