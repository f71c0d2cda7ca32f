import { copyKey, keep, keepWhole, keptCopy, type Shelf } from '@/lib/offline/copies';

const OFFLINE_PAGE = '/offline/';
const DAY_MS = 864e5;

/** The build writes the folder of the editors' desk in here; most sites have none. */
export function isDesk({ pathname }: URL) {
  const folder = process.env.DESK_PATH;
  return folder ? pathname.startsWith(folder) : false;
}

/** A page with its scripts and styles, which mostly come from the browser's own cache. */
async function keepPage(address: string, shelf: Shelf, filesShelf: Shelf) {
  const answer = await fetch(address);
  const kept = keep(shelf, copyKey(new URL(answer.url)), answer);
  const html = await answer.text();
  await kept;
  const modern = html.replace(/<script[^>]*\bnoModule\b[^>]*>/g, '');
  const files = new Set(modern.match(/\/_next\/static\/[\w./~-]+\.(js|css|woff2)/g));
  await Promise.allSettled(
    [...files].map((file) => keepWhole(filesShelf, copyKey(new URL(file, location.origin)))),
  );
}

export function offlinePage() {
  return keptCopy(OFFLINE_PAGE);
}

export function keepOfflinePage() {
  return keepPage(OFFLINE_PAGE, 'offline', 'offline');
}

/** Every deployment may change the page for the time without a network. */
export async function renewOfflinePage() {
  const kept = await offlinePage();
  if (!(Date.now() - Date.parse(kept?.headers.get('Date') ?? '') < DAY_MS)) await keepOfflinePage();
}

/** A page that was open before this worker was there goes on without it, to the end of the visit. */
export async function keepOpenPages(windows: readonly { url: string }[]) {
  const pages = windows.filter(({ url }) => !isDesk(new URL(url)));
  await Promise.allSettled(pages.map(({ url }) => keepPage(url, 'latest', 'hashed')));
}
