import { type Address, parseAddress } from '@/lib/address/address';

type Entry = { title: string; path: string; anchor?: string; children?: readonly Entry[] };

function score(entry: Entry, address: Address) {
  const target = parseAddress(entry.path);
  if (target.path === '/' ? address.path !== '/' : !address.path.startsWith(target.path)) return 0;
  if (!target.hash) return 1;
  const byQuery = !address.query || address.query === target.query;
  if (entry.anchor && entry.anchor === address.hash && byQuery) return 4;
  if (target.hash !== address.hash) return 0;
  if (!target.query) return 3;
  return target.query === address.query ? 4 : 2;
}

export function activeEntry(entries: readonly Entry[], address: Address) {
  let best = { score: 0, top: '', child: '' };
  for (const entry of entries) {
    const own = score(entry, address);
    if (own > best.score) best = { score: own, top: entry.title, child: '' };
    for (const child of entry.children ?? []) {
      const ownChild = score(child, address);
      if (ownChild > best.score) {
        best = { score: ownChild, top: entry.title, child: ownChild === 2 ? '' : child.title };
      }
    }
  }
  return { top: best.top, child: best.child };
}
