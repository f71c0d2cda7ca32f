'use client';

import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { ShareCode } from '@/components/news/ShareCode';
import { CopyButton } from '@/components/ui/CopyButton';
import { showToast } from '@/lib/runtime/toasts';
import type { ShareLabels } from '@/lib/schema/news';
import classes from './ShareLinks.module.css';

type ShareLinksProps = { url: string; title: string; labels: ShareLabels };

type Code = ComponentType<Parameters<typeof ShareCode>[0]>;

const neverChanges = () => () => {};

export function ShareLinks({ url, title, labels }: ShareLinksProps) {
  const [Code, setCode] = useState<Code | null>(null);
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );

  const share = () => navigator.share({ title, url }).catch(ignoreRefusal);
  const showCode = async () => {
    try {
      const part = await import('@/components/news/ShareCode');
      setCode(() => part.ShareCode);
    } catch {
      showToast(labels.wechatFailed);
    }
  };

  return (
    <div className={classes.root} data-scripted>
      <span id="share-title">{labels.share}</span>
      <ul aria-labelledby="share-title" className={classes.list}>
        <li>
          <button type="button" className={classes.button} aria-haspopup="dialog" onClick={showCode}>
            {labels.wechat}
          </button>
        </li>
        {canShare && (
          <li>
            <button type="button" className={classes.button} onClick={share}>
              {labels.shareNative}
            </button>
          </li>
        )}
        <li>
          <CopyButton labels={labels.copy} text={() => url} />
        </li>
      </ul>
      {Code && <Code url={url} labels={labels} onClose={() => setCode(null)} />}
    </div>
  );
}

/** A visitor who closes the system's sheet has not met an error. */
function ignoreRefusal() {}
