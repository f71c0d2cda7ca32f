import { ModalContent, ModalOverlay, ModalRoot, ModalTitle } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import classes from './Dialog.module.css';
import overlay from './Overlay.module.css';

export type OverlayProps = { opened: boolean; onClose: () => void };

type DialogProps = OverlayProps & {
  /** Stands at the dialog's head; a dialog without it needs a label. */
  title?: string;
  label?: string;
  closeLabel?: string;
  variant?: 'narrow' | 'reading' | 'screen';
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

export function Dialog({ variant = 'narrow', className = '', children, ...props }: DialogProps) {
  const { opened, onClose, title, label, closeLabel, ref } = props;
  return (
    <ModalRoot
      opened={opened}
      onClose={onClose}
      classNames={{
        inner: overlay.frame,
        overlay: overlay.backdrop,
        content: `${overlay.panel} ${classes.content} ${className}`,
      }}
    >
      {variant !== 'screen' && <ModalOverlay />}
      <ModalContent
        ref={ref}
        aria-label={label}
        variant={variant}
        data-tone={variant === 'screen' ? 'ink' : 'paper'}
      >
        {title && (
          <ModalTitle className={classes.title} data-text={variant === 'reading' ? 'lead' : 'body'}>
            {title}
          </ModalTitle>
        )}
        {closeLabel && (
          <IconButton
            icon="close"
            label={closeLabel}
            className={classes.close}
            data-hover
            onClick={onClose}
          />
        )}
        {children}
      </ModalContent>
    </ModalRoot>
  );
}
