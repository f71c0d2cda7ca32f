'use client';

import { Clauses } from '@/components/ui/Clauses';
import { useCurrentSection } from '@/lib/url/useCurrentSection';
import classes from './ArticleContents.module.css';

type ArticleContentsProps = { label: string; headings: { id: string; text: string }[] };

export function ArticleContents({ label, headings }: ArticleContentsProps) {
  const current = useCurrentSection(
    headings.map(({ id }) => id),
    () => window.innerHeight / 3,
  );
  if (headings.length < 2) return null;
  return (
    <nav aria-label={label} className={classes.root} data-stack="2" data-not-printed>
      <p aria-hidden="true" data-type="label">
        {label}
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classes.link}
              data-type="small"
              data-hover=""
            >
              <Clauses text={text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
