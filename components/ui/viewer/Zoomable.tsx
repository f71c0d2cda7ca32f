'use client';

import { type ReactNode, useRef } from 'react';
import { showToast } from '@/lib/announcements/toasts';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './Zoomable.module.css';

type ZoomableProps = {
  label: string;
  src: string;
  caption?: string;
  viewerLabels: ViewerLabels;
  children: ReactNode;
};

const loadViewer = () => import('@/components/ui/viewer/ImageViewer');

export function Zoomable({ label, src, caption, viewerLabels, children }: ZoomableProps) {
  const button = useRef<HTMLButtonElement>(null);
  const viewer = useLazyModule(loadViewer, () => showToast(viewerLabels.failed));
  return (
    <>
      <button ref={button} type="button" aria-label={label} className={classes.root} {...viewer.openerProps}>
        {children}
      </button>
      {viewer.module && (
        <viewer.module.ImageViewer
          opened={viewer.opened}
          src={src}
          alt={() => button.current?.querySelector('img')?.alt || caption || ''}
          caption={caption}
          labels={viewerLabels}
          onClose={viewer.close}
        />
      )}
    </>
  );
}
