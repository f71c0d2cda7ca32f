import { Fragment, type ReactNode } from 'react';
import { ChapterNav } from '@/components/ui/chapters/ChapterNav';
import { LazyHydrate } from '@/components/ui/hydration/LazyHydrate';
import classes from './Chapters.module.css';

type ChaptersProps = {
  label: string;
  chapters: { id: string; title: string; section: ReactNode }[];
  children?: ReactNode;
};

export function Chapters({ label, chapters, children }: ChaptersProps) {
  return (
    <div className={classes.root}>
      <ChapterNav label={label} chapters={chapters.map(({ id, title }) => ({ id, title }))} />
      <LazyHydrate>
        {children}
        {chapters.map(({ id, section }) => (
          <Fragment key={id}>{section}</Fragment>
        ))}
      </LazyHydrate>
    </div>
  );
}
