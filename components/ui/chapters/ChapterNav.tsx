'use client';

import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useCurrentInRow } from '@/lib/motion/useCurrentInRow';
import { useCurrentSection } from '@/lib/url/useCurrentSection';
import classes from './ChapterNav.module.css';

type ChapterNavProps = { label: string; chapters: { id: string; title: string }[] };

/** Rounding may leave a chapter a pixel below the row after a jump to its anchor; it counts as reached. */
const SLACK_PX = 2;

const stickyTop = (row: HTMLElement) => Number.parseFloat(getComputedStyle(row).top);

export function ChapterNav({ label, chapters }: ChapterNavProps) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const reached = useCurrentSection(chapters, () =>
    root.current ? stickyTop(root.current) + root.current.offsetHeight + SLACK_PX : 0,
  );
  const current = reached === null ? chapters[0]?.id : reached;
  useCurrentInRow(row, current);
  // Without React state, which may render a frame later than the scroll event.
  const markEnd = () => {
    const { current: nav } = root;
    nav?.toggleAttribute('data-invisible', Math.ceil(nav.getBoundingClientRect().top) < stickyTop(nav));
  };
  useWindowEvent('scroll', markEnd, { passive: true });
  useEffect(markEnd, []);
  return (
    <nav ref={root} aria-label={label} className={classes.root} data-tone="paper" data-not-printed>
      <ul ref={row} className={classes.row} data-container>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classes.link}
              data-beside
              data-nowrap
              data-text="small"
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
