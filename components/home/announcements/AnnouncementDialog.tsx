import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import type { Announcement } from '@/lib/announcements/announcements';
import type { AnnouncementLabels } from '@/lib/schema/home/announcements';

type AnnouncementDialogProps = OverlayProps & { announcement: Announcement; labels: AnnouncementLabels };

export function AnnouncementDialog({ announcement, labels, ...overlay }: AnnouncementDialogProps) {
  const { title, date, content } = announcement;
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
