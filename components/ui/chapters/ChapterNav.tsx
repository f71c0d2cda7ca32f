'use client';

import { useRef } from 'react';
import { useCurrentInRow } from '@/lib/motion/useCurrentInRow';
import { useHiddenAtEnd } from '@/lib/motion/useHiddenAtEnd';
import { useCurrentSection } from '@/lib/url/useCurrentSection';
import classes from './ChapterNav.module.css';

type ChapterNavProps = { label: string; chapters: { id: string; title: string }[] };

/** A chapter that an anchor put right under the row counts as reached, whatever the pixels round to. */
const SLACK_PX = 2;

function bottomOf(row: HTMLElement) {
  return Number.parseFloat(getComputedStyle(row).top) + row.offsetHeight;
}

export function ChapterNav({ label, chapters }: ChapterNavProps) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const reached = useCurrentSection(
    chapters.map(({ id }) => id),
    () => (root.current ? bottomOf(root.current) + SLACK_PX : 0),
  );
  const current = reached === null ? chapters[0]?.id : reached;
  useCurrentInRow(row, current);
  useHiddenAtEnd(root);
  return (
    <nav ref={root} aria-label={label} className={classes.root} data-not-printed>
      <ul ref={row} className={classes.row} data-container>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classes.link}
              data-type="small"
              data-hover=""
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
