'use client';

import type { ReactNode } from 'react';
import { useCurrentSection } from '@/lib/url/useCurrentSection';
import classes from './PageContents.module.css';

type PageContentsProps = { label: string; headings: { id: string; title: ReactNode }[] };

export function PageContents({ label, headings }: PageContentsProps) {
  const current = useCurrentSection(headings, () => window.innerHeight / 3);
  if (headings.length < 2) return null;
  return (
    <nav aria-label={label} className={classes.root} data-stack="2" data-screen="from-lg" data-not-printed>
      <p aria-hidden="true" data-text="label">
        {label}
      </p>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classes.link}
              data-text="small"
              data-hover=""
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
