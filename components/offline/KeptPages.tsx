'use client';

import { SiteLink } from '@/components/ui/SiteLink';
import { useKeptPages } from '@/lib/offline/useKeptPages';
import classes from './KeptPages.module.css';

export function KeptPages({ label }: { label: string }) {
  const pages = useKeptPages();
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
