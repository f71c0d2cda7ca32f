import type { FooterContent } from '@/lib/schema/footer';
import type { MenuEntry } from '@/lib/schema/navigation';

export function footerColumns(entries: readonly MenuEntry[], more: FooterContent['more']) {
  const columns = entries.flatMap(({ title, children }) => (children ? [{ title, links: children }] : []));
  const single = entries.filter(({ path, children }) => !children && path !== '/');
  return [...columns, { title: more.title, links: [...single, ...more.links] }];
}
