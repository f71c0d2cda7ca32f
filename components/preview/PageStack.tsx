import { useMergedRef } from '@mantine/hooks';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { CSSProperties, RefObject } from 'react';
import { PageSheet } from '@/components/preview/PageSheet';
import type { DocumentSearch } from '@/lib/documents/useDocumentSearch';
import type { DocumentView } from '@/lib/documents/useDocumentView';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './PageStack.module.css';

type PageStackProps = {
  pdf: PDFDocumentProxy;
  view: DocumentView;
  search: DocumentSearch;
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  labels: PreviewLabels;
};

export function PageStack({ pdf, view, search, scroller, content, labels }: PageStackProps) {
  const { layout, range } = view;
  const numbers = layout
    ? Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index)
    : [];
  return (
    <section
      ref={useMergedRef(scroller, view.measured)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={labels.document}
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
        {numbers.map((number) => {
          const box = layout?.pages[number - 1];
          return (
            box && (
              <PageSheet
                key={number}
                pdf={pdf}
                number={number}
                box={box}
                view={view}
                search={search}
                labels={labels}
              />
            )
          );
        })}
      </div>
    </section>
  );
}
