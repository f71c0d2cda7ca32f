'use client';

import { useMounted } from '@mantine/hooks';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { showToast } from '@/lib/announcements/toasts';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import type { ShareLabels } from '@/lib/schema/news';

type ShareLinksProps = { url: string; title: string; labels: ShareLabels };

const loadCode = () => import('@/components/news/ShareCode');

export function ShareLinks({ url, title, labels }: ShareLinksProps) {
  const code = useLazyModule(loadCode, () => showToast(labels.wechatFailed));
  const canShare = useMounted() && 'share' in navigator;

  // Rejects when the visitor closes it, which is no error.
  const share = () => navigator.share({ title, url }).catch(() => {});

  return (
    <div data-row="3" data-above="8" data-text="small" data-scripted>
      <span>{labels.share}</span>
      <ul data-row="3">
        <li>
          <Button variant="line" size="header" {...code.openerProps}>
            {labels.wechat}
          </Button>
        </li>
        {canShare && (
          <li>
            <Button variant="line" size="header" onClick={share}>
              {labels.shareNative}
            </Button>
          </li>
        )}
        <li>
          <CopyButton labels={labels.copy} text={() => url} />
        </li>
      </ul>
      {code.module && <code.module.ShareCode url={url} labels={labels} {...code.overlayProps} />}
    </div>
  );
}
