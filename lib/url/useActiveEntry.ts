import { usePathname } from 'next/navigation';
import type { MenuEntry } from '@/lib/schema/navigation';
import { parseUrl, type SiteUrl } from '@/lib/url/parseUrl';
import { useUrl } from '@/lib/url/useUrl';

function score(entry: MenuEntry, url: SiteUrl) {
  const target = parseUrl(entry.path);
  if (target.path === '/' ? url.path !== '/' : !url.path.startsWith(target.path)) return 0;
  if (!target.hash) return 1;
  const byQuery = !url.query || url.query === target.query;
  if (entry.anchor && entry.anchor === url.hash && byQuery) return 4;
  if (target.hash !== url.hash) return 0;
  if (!target.query) return 3;
  return target.query === url.query ? 4 : 2;
}

export function activeEntry(entries: readonly MenuEntry[], url: SiteUrl) {
  let best = { score: 0, top: '', child: '' };
  for (const entry of entries) {
    for (const each of [entry, ...(entry.children ?? [])]) {
      const own = score(each, url);
      const child = each === entry || own === 2 ? '' : each.title;
      if (own > best.score) best = { score: own, top: entry.title, child };
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
