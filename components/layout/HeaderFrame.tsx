'use client';

import { useWindowEvent } from '@mantine/hooks';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { parseUrl } from '@/lib/url/parseUrl';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import classes from './HeaderFrame.module.css';

const HEADER_SOLID_AFTER_PX = 24;

export function HeaderFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const [scrolled, setScrolled] = useState(false);
  const measure = () => setScrolled(window.scrollY > HEADER_SOLID_AFTER_PX);
  useWindowEvent('scroll', measure, { passive: true });
  useEffect(measure, []);
  const [requested] = useQueryParameter('url');
  // The reader has its tool strip there, and needs the height for the document.
  if (requested.trim() && parseUrl(pathname).path === '/preview/') return null;
  const overHero = pathname === '/';
  return (
    <header
      className={classes.root}
      data-theme={overHero && !scrolled ? 'dark' : 'light'}
      data-over-hero={overHero || undefined}
      data-not-printed
    >
      {children}
    </header>
  );
}
