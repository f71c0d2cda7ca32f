import type { ComponentProps } from 'react';
import { canonicalHref } from '@/lib/url/parseUrl';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; newTab?: boolean };

export type TitledLinkProps = Omit<SiteLinkProps, 'href' | 'className' | 'children'> & {
  link: { title: string; path: string };
};

/** Every link of the site: turns /#id?query into a real URL, and gives new tabs the right rel. */
export function SiteLink({ href, newTab = false, ...rest }: SiteLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a href={href.startsWith('/') ? canonicalHref(href) : href} {...target} {...rest} />;
}
