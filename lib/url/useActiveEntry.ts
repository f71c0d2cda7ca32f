import { usePathname } from 'next/navigation';
import type { MenuEntry } from '@/lib/schema/navigation';
import { parseUrl, type SiteUrl } from '@/lib/url/parseUrl';
import { useUrl } from '@/lib/url/useUrl';

const MATCH = { none: 0, page: 1, otherQuery: 2, section: 3, exact: 4 };

function match(entry: MenuEntry, url: SiteUrl) {
  const target = parseUrl(entry.path);
  if (target.path === '/' ? url.path !== '/' : !url.path.startsWith(target.path)) return MATCH.none;
  if (!target.hash) return MATCH.page;
  const byQuery = !url.query || url.query === target.query;
  if (entry.anchor && entry.anchor === url.hash && byQuery) return MATCH.exact;
  if (target.hash !== url.hash) return MATCH.none;
  if (!target.query) return MATCH.section;
  return target.query === url.query ? MATCH.exact : MATCH.otherQuery;
}

export function activeEntry(entries: readonly MenuEntry[], url: SiteUrl) {
  let best = { match: MATCH.none, top: '', child: '' };
  for (const entry of entries) {
    for (const each of [entry, ...(entry.children ?? [])]) {
      const own = match(each, url);
      const child = each === entry || own === MATCH.otherQuery ? '' : each.title;
      if (own > best.match) best = { match: own, top: entry.title, child };
    }
  }
  return best;
}

/** The titles of the menu's current entry and of its child; at first by the path alone. */
export function useActiveEntry(entries: readonly MenuEntry[]) {
  const { path } = parseUrl(usePathname());
  const active = (url: SiteUrl | null) => activeEntry(entries, { hash: '', query: '', ...url, path });
  return {
    top: useUrl((url) => active(url).top),
    child: useUrl((url) => active(url).child),
  };
}
