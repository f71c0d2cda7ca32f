'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { ImageViewer } from '@/components/ui/ImageViewer';
import { showToast } from '@/lib/runtime/toasts';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './Zoomable.module.css';

type ZoomableProps = {
  /** What a press does, for those who cannot see the picture. */
  label: string;
  /** The picture to open. */
  src: string;
  caption?: string;
  viewerLabels: ViewerLabels;
  children: ReactNode;
};

type Opened = { Viewer: ComponentType<Parameters<typeof ImageViewer>[0]>; alt: string };

export function Zoomable({ label, src, caption, viewerLabels, children }: ZoomableProps) {
  const [opened, setOpened] = useState<Opened | null>(null);

  const onOpen = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the viewer gives the focus back to where it was.
    button.focus({ preventScroll: true });
    try {
      // Not next/dynamic: without a network it takes the whole page down.
      const { ImageViewer: Viewer } = await import('@/components/ui/ImageViewer');
      const alt = button.querySelector('img')?.alt || caption || '';
      setOpened({ Viewer, alt });
    } catch {
      showToast(viewerLabels.failed);
    }
  };

  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        className={classes.root}
        onClick={onOpen}
      >
        {children}
      </button>
      {opened && (
        <opened.Viewer
          src={src}
          alt={opened.alt}
          caption={caption}
          labels={viewerLabels}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
