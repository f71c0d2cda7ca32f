'use client';

import { useEffect, useState } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { type CachedPage, cachedPages } from '@/lib/offline/readCache';
import classes from './CachedPages.module.css';

export function CachedPages({ label }: { label: string }) {
  const [pages, setPages] = useState<CachedPage[]>([]);
  useEffect(() => void cachedPages().then(setPages, () => {}), []);
  if (!pages.length) return null;
  return (
    <nav aria-labelledby="kept-pages" className={classes.root} data-stack="3">
      <h2 id="kept-pages" data-text="lead">
        {label}
      </h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <SiteLink href={path} data-beside>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
