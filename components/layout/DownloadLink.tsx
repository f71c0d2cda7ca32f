'use client';

import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { parseUrl } from '@/lib/url/parseUrl';

type DownloadLinkProps = { title: string; path: string; size?: 'header' };

export function DownloadLink({ title, path, size }: DownloadLinkProps) {
  const current = parseUrl(usePathname()).path === path;
  return (
    <ButtonLink href={path} variant="filled" size={size} aria-current={current ? 'page' : undefined}>
      {title}
    </ButtonLink>
  );
}
