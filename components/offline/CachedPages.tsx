'use client';

import { SiteLink } from '@/components/ui/SiteLink';
import { useCachedPages } from '@/lib/offline/useCachedPages';
import classes from './CachedPages.module.css';

export function CachedPages({ label }: { label: string }) {
  const pages = useCachedPages();
  if (!pages.length) return null;
  return (
    <nav aria-labelledby="kept-pages" className={classes.root} data-stack="3">
      <h2 id="kept-pages" data-type="lead">
        {label}
      </h2>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <SiteLink href={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
