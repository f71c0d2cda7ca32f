'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useScrolledPast } from '@/lib/motion/useScrolledPast';
import { useRequestedDocument } from '@/lib/pdf/useRequestedDocument';
import { parseUrl } from '@/lib/url/parseUrl';
import classes from './HeaderFrame.module.css';

const HEADER_SOLID_AFTER_PX = 24;

export function HeaderFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const scrolled = useScrolledPast(HEADER_SOLID_AFTER_PX);
  const asked = useRequestedDocument();
  // The reader has its tool strip there, and needs the height for the document.
  if (asked && parseUrl(pathname).path === '/preview/') return null;
  const overHero = pathname === '/';
  const theme = overHero && !scrolled ? 'dark' : 'light';
  return (
    <header
      className={classes.root}
      data-theme={theme}
      data-over-hero={overHero || undefined}
      data-not-printed
    >
      {children}
    </header>
  );
}
