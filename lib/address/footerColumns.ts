import type { FooterContent } from '@/lib/schema/footer';
import type { MenuEntry } from '@/lib/schema/navigation';

/** The whole site as the foot of each page lists it: what the menu has, and what is only found here. */
export function footerColumns(entries: readonly MenuEntry[], more: FooterContent['more']) {
  const columns = entries.flatMap(({ title, children }) => (children ? [{ title, links: children }] : []));
  const single = entries.filter(({ path, children }) => !children && path !== '/');
  return [...columns, { title: more.title, links: [...single, ...more.links] }];
}
