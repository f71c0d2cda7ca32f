import { useMergedRef } from '@mantine/hooks';
import type { CSSProperties, RefObject } from 'react';
import { PdfPage, type PdfPageProps } from '@/components/preview/PdfPage';
import classes from './PageList.module.css';

type PageListProps = Omit<PdfPageProps, 'number' | 'box'> & {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
};

export function PageList({ scroller, content, ...page }: PageListProps) {
  const { layout, range, measured } = page.view;
  return (
    <section
      ref={useMergedRef(scroller, measured)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={page.labels.document}
      className={classes.root}
      data-own-navigation=""
    >
      <div
        ref={content}
        className={classes.content}
        style={
          { '--width': `${layout?.width ?? 0}px`, '--height': `${layout?.height ?? 0}px` } as CSSProperties
        }
      >
        {layout?.pages.slice(range.first - 1, range.last).map((box, index) => {
          const number = range.first + index;
          return <PdfPage key={number} number={number} box={box} {...page} />;
        })}
      </div>
    </section>
  );
}
