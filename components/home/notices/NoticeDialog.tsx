import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import type { Announcement } from '@/lib/notices/announcements';
import type { NoticeDialogLabels } from '@/lib/schema/notices';

type NoticeDialogProps = OverlayProps & { notice: Announcement; labels: NoticeDialogLabels };

/** A notice that leads nowhere else, in full. Its words are text and nothing else, whatever stands in the file. */
export function NoticeDialog({ notice, labels, ...overlay }: NoticeDialogProps) {
  const { title, date, content } = notice;
  return (
    <Dialog title={title} closeLabel={labels.close} variant="reading" {...overlay}>
      <div data-stack="3">
        {date && (
          <time dateTime={date} data-text="small">
            <NumberWithUnit value={date} />
          </time>
        )}
        {content?.split('\n').map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be alike, and never change places
          <p key={index} data-text="body">
            {paragraph}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
