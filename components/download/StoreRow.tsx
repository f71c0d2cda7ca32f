import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { StoresContent } from '@/lib/schema/download';
import classes from './StoreRow.module.css';

type StoreRowProps = {
  store: StoresContent['list'][number] & { suits: boolean };
  labels: Pick<StoresContent, 'suits' | 'get' | 'soon'>;
  onChoose: (event: MouseEvent) => void;
};

export function StoreRow({ store, labels, onChoose }: StoreRowProps) {
  const { title, channel, url, suits } = store;
  const content = (
    <>
      <span className={classes.text}>
        <strong>{title}</strong>
        <span data-type="label">{channel}</span>
      </span>
      <span className={classes.action} data-type="small">
        {url.value ? labels.get : labels.soon}
        {url.value && <Icon name="download" />}
      </span>
    </>
  );
  return (
    <li className={classes.item} data-suits={suits || undefined}>
      {url.value ? (
        <SiteLink href={url.value} className={classes.root} onClick={onChoose}>
          {content}
        </SiteLink>
      ) : (
        <div className={classes.root}>{content}</div>
      )}
      {suits && (
        <span className={classes.suits} data-type="label">
          {labels.suits}
        </span>
      )}
    </li>
  );
}
