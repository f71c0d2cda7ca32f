import { usePathname } from 'next/navigation';
import { type Address, parseAddress } from '@/lib/address/address';
import { useAddress } from '@/lib/address/useAddress';
import type { MenuEntry } from '@/lib/schema/navigation';

function score(entry: MenuEntry, address: Address) {
  const target = parseAddress(entry.path);
  if (target.path === '/' ? address.path !== '/' : !address.path.startsWith(target.path)) return 0;
  if (!target.hash) return 1;
  const byQuery = !address.query || address.query === target.query;
  if (entry.anchor && entry.anchor === address.hash && byQuery) return 4;
  if (target.hash !== address.hash) return 0;
  if (!target.query) return 3;
  return target.query === address.query ? 4 : 2;
}

export function activeEntry(entries: readonly MenuEntry[], address: Address) {
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

/** The titles of the menu's entry and of its child that stand for the address; at first those for its path alone. */
export function useActiveEntry(entries: readonly MenuEntry[]) {
  const { path } = parseAddress(usePathname());
  const active = (address: Address | null) => activeEntry(entries, { hash: '', query: '', ...address, path });
  return {
    top: useAddress((address) => active(address).top),
    child: useAddress((address) => active(address).child),
  };
}
