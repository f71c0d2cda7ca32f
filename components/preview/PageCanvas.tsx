import { type ReactNode, useRef } from 'react';
import { usePageContext } from 'react-pdf';
import { usePageCanvas } from '@/lib/pdf/usePageCanvas';
import classes from './PageCanvas.module.css';

/** The page as a picture; react-pdf lays the text and the links over it. */
export function PageCanvas({ failure }: { failure?: ReactNode }) {
  const context = usePageContext();
  const holder = useRef<HTMLDivElement>(null);
  const page = context?.page || null;
  const failed = usePageCanvas(holder, page, context?.scale ?? 1, context?.rotate ?? 0);
  return (
    <div ref={holder} className={classes.root}>
      {failed && failure}
    </div>
  );
}
