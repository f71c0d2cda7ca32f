import Link from 'next/link';
import type { ComponentProps } from 'react';
import { canonicalHref } from '@/lib/url/parseUrl';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; newTab?: boolean };

/** Every link of the site: pages without prefetch, the hand-written hash form made real, other hosts with the right rel. */
export function SiteLink({ href, newTab = false, ...rest }: SiteLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (!href.startsWith('/')) return <a href={href} {...target} {...rest} />;
  return <Link href={canonicalHref(href)} prefetch={false} {...target} {...rest} />;
}
