import { usePathname } from 'next/navigation';
import { activeEntry } from '@/lib/address/activeEntry';
import { type Address, parseAddress } from '@/lib/address/address';
import { useAddress } from '@/lib/address/useAddress';
import type { MenuEntry } from '@/lib/schema/navigation';

/** The titles of the menu's entry and of its child that stand for the address; at first those for its path alone. */
export function useActiveEntry(entries: readonly MenuEntry[]) {
  const { path } = parseAddress(usePathname());
  const active = (address: Address | null) => activeEntry(entries, { hash: '', query: '', ...address, path });
  return {
    top: useAddress((address) => active(address).top),
    child: useAddress((address) => active(address).child),
  };
}
