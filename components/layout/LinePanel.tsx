import { LineList } from '@/components/layout/LineList';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { LineLabels } from '@/lib/schema/line';

type LinePanelProps = OverlayProps & { defaultAddress: string; labels: LineLabels; faults: ErrorMessages };

/** Its content is mounted again at each opening, which starts a new measurement. */
export function LinePanel({ opened, onClose, labels, ...list }: LinePanelProps) {
  const { title, close } = labels.panel;
  return (
    <Dialog title={title} closeLabel={close} opened={opened} onClose={onClose}>
      <LineList labels={labels} {...list} />
    </Dialog>
  );
}
