'use client';

import { useRef } from 'react';
import { useCurrentChapter } from '@/lib/address/useCurrentChapter';
import { useCurrentInRow } from '@/lib/motion/useCurrentInRow';
import { useHiddenAtEnd } from '@/lib/motion/useHiddenAtEnd';
import classes from './ChapterNav.module.css';

type ChapterNavProps = { label: string; chapters: { id: string; title: string }[] };

export function ChapterNav({ label, chapters }: ChapterNavProps) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const current = useCurrentChapter(root, chapters);
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
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
