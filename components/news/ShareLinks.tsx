'use client';

import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { ShareCode } from '@/components/news/ShareCode';
import { Icon } from '@/components/ui/Icon';
import { copyText } from '@/lib/runtime/copyText';
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

  const copy = async () => {
    showToast((await copyText(url)) ? labels.copied : labels.copyFailed.replace('{url}', url));
  };
  const share = () => navigator.share({ title, url }).catch(ignoreRefusal);
  const showCode = async () => {
    try {
      const part = await import('@/components/news/ShareCode');
      setCode(() => part.ShareCode);
    } catch {
      copy();
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
        <li>
          <button type="button" className={classes.button} onClick={copy}>
            <Icon name="copy" size={16} />
            {labels.copyLink}
          </button>
        </li>
        {canShare && (
          <li>
            <button type="button" className={classes.button} onClick={share}>
              {labels.shareNative}
            </button>
          </li>
        )}
      </ul>
      {Code && <Code url={url} labels={labels} onClose={() => setCode(null)} />}
    </div>
  );
}

/** A visitor who closes the system's sheet has not met an error. */
function ignoreRefusal() {}
