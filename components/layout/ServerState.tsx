'use client';

import type { ServerProps } from '@/components/layout/ServerPanel';
import { showToast } from '@/lib/announcements/toasts';
import { serverStateMessage } from '@/lib/backend/serverMessages';
import { useApiServer } from '@/lib/backend/useApiServer';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import classes from './ServerState.module.css';

const FEWEST_SHOWN = 2;

const loadPanel = () => import('@/components/layout/ServerPanel');

export function ServerState(props: ServerProps) {
  const { defaultAddress, labels } = props;
  const choice = useApiServer(defaultAddress);
  const { module, overlayProps, openerProps } = useLazyModule(loadPanel, () => showToast(labels.openFailed));
  if (!choice || (choice.addresses.length < FEWEST_SHOWN && !choice.error)) return null;
  return (
    <p data-row="2" data-scripted>
      <span className={classes.state} data-target data-answering={choice.server ? '' : undefined}>
        {serverStateMessage(choice, labels)}
      </span>
      <button type="button" className={classes.open} data-target data-links {...openerProps}>
        {labels.open}
      </button>
      {module && <module.ServerPanel {...props} {...overlayProps} />}
    </p>
  );
}
