import { type FocusEvent, useRef } from 'react';
import { Hint } from '@/components/ui/Hint';
import { Icon } from '@/components/ui/Icon';
import type { PreviewLabels } from '@/lib/schema/preview';
import classes from './MoreTools.module.css';

type MoreToolsProps = { href: string; labels: PreviewLabels; onPrint: () => void };

/** What has no place in the strip of a phone. */
export function MoreTools({ href, labels, onPrint }: MoreToolsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={menu} className={classes.root} onBlur={onBlur}>
      <Hint label={labels.more}>
        <summary aria-label={labels.more} className={classes.opener}>
          <Icon name="more" />
        </summary>
      </Hint>
      <div className={classes.list}>
        <button
          type="button"
          className={classes.item}
          onClick={() => {
            close();
            onPrint();
          }}
        >
          <Icon name="print" />
          {labels.print}
        </button>
        <a href={href} target="_blank" rel="noopener noreferrer" className={classes.item} onClick={close}>
          <Icon name="external" />
          {labels.newTab}
        </a>
      </div>
    </details>
  );
}
