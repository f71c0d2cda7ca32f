import { type ReactNode, useState } from 'react';
import { useOnDemand } from '@/lib/motion/useOnDemand';
import type { Announcement } from '@/lib/notices/announcements';
import { showToast } from '@/lib/notices/toasts';
import type { NoticeDialogLabels } from '@/lib/schema/notices';

type NoticeButtonProps = {
  notice: Announcement;
  labels: NoticeDialogLabels;
  tabIndex?: number;
  className?: string;
  children: ReactNode;
};

const loadDialog = () => import('@/components/home/notices/NoticeDialog');

/** Opens a notice in full, which stays as it was pressed while the list goes on. */
export function NoticeButton({ notice, labels, tabIndex, className, children }: NoticeButtonProps) {
  const [pressed, setPressed] = useState(notice);
  const { part, opened, close, openerProps } = useOnDemand(loadDialog, () => showToast(labels.openFailed));
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        className={className}
        {...openerProps}
        onClick={(event) => {
          setPressed(notice);
          openerProps.onClick(event);
        }}
      >
        {children}
      </button>
      {part && <part.NoticeDialog opened={opened} notice={pressed} labels={labels} onClose={close} />}
    </>
  );
}
