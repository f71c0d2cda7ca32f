'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { NoticeDialogProps } from '@/components/home/NoticeDialog';
import type { Announcement } from '@/lib/runtime/announcements';
import { showToast } from '@/lib/runtime/toasts';
import type { NoticeDialogLabels } from '@/lib/schema/notices';

type NoticeButtonProps = {
  notice: Announcement;
  labels: NoticeDialogLabels;
  tabIndex?: number;
  className?: string;
  children: ReactNode;
};

/** Opens a notice in full; the dialog is loaded when it is first asked for. */
export function NoticeButton({ notice, labels, tabIndex, className, children }: NoticeButtonProps) {
  const [opened, setOpened] = useState<{
    Dialog: ComponentType<NoticeDialogProps>;
    notice: Announcement;
  } | null>(null);

  const onOpen = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the dialog gives the focus back to where it was.
    button.focus({ preventScroll: true });
    try {
      // Not next/dynamic: without a network it takes the whole page down.
      const { NoticeDialog: Dialog } = await import('@/components/home/NoticeDialog');
      setOpened({ Dialog, notice });
    } catch {
      showToast(labels.openFailed);
    }
  };

  return (
    <>
      <button type="button" aria-haspopup="dialog" tabIndex={tabIndex} className={className} onClick={onOpen}>
        {children}
      </button>
      {opened && <opened.Dialog notice={opened.notice} labels={labels} onClose={() => setOpened(null)} />}
    </>
  );
}
