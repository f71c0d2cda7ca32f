import { useRef } from 'react';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { ViewerField, type ViewerFieldProps } from '@/components/ui/viewer/ViewerField';
import classes from './ImageViewer.module.css';

type ImageViewerProps = OverlayProps & Omit<ViewerFieldProps, 'field' | 'onLeave'>;

export function ImageViewer({ opened, onClose, labels, ...picture }: ImageViewerProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      ref={field}
      label={labels.title}
      variant="screen"
      className={classes.root}
      opened={opened}
      onClose={onClose}
    >
      <ViewerField field={field} labels={labels} onLeave={onClose} {...picture} />
    </Dialog>
  );
}
