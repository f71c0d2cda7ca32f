import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { QrCode } from '@/components/ui/QrCode';
import type { ShareLabels } from '@/lib/schema/news';
import classes from './ShareCode.module.css';

type ShareCodeProps = OverlayProps & { url: string; labels: ShareLabels };

export function ShareCode({ url, labels, ...overlay }: ShareCodeProps) {
  return (
    <Dialog label={labels.wechat} closeLabel={labels.closeDialog} className={classes.root} {...overlay}>
      <QrCode text={url} />
      <p>{labels.wechatHint}</p>
      <p data-text="label" data-above="3">
        {url}
      </p>
    </Dialog>
  );
}
