'use client';

import { createContext, type ReactNode, use, useRef } from 'react';
import { showToast } from '@/lib/announcements/toasts';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './Zoomable.module.css';

type ZoomableProps = {
  label: string;
  src: string;
  caption?: string;
  children: ReactNode;
};

/** The labels of every viewer, since all are the same. */
export const ViewerContext = createContext({} as ViewerLabels);

const loadViewer = () => import('@/components/ui/viewer/ImageViewer');

export function Zoomable({ label, src, caption, children }: ZoomableProps) {
  const labels = use(ViewerContext);
  const button = useRef<HTMLButtonElement>(null);
  const viewer = useLazyModule(loadViewer, () => showToast(labels.failed));
  return (
    <>
      <button ref={button} type="button" aria-label={label} className={classes.root} {...viewer.openerProps}>
        {children}
      </button>
      {viewer.module && (
        <viewer.module.ImageViewer
          src={src}
          alt={() => button.current?.querySelector('img')?.alt || caption || ''}
          caption={caption}
          labels={labels}
          {...viewer.overlayProps}
        />
      )}
    </>
  );
}
