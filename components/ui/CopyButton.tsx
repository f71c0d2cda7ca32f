'use client';

import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { TextButton } from '@/components/ui/TextButton';
import { copyText } from '@/lib/device/copyText';
import { TOAST_DURATION_MS } from '@/lib/notices/toasts';
import type { CopyLabels } from '@/lib/schema/shared';
import classes from './CopyButton.module.css';

type CopyButtonProps = {
  labels: CopyLabels;
  /** Asked only when the button is pressed. */
  text: () => string;
};

export function CopyButton({ labels, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');

  const silence = useTimeout(() => setOutcome('none'), TOAST_DURATION_MS);

  const copy = async () => {
    setOutcome((await copyText(text())) ? 'copied' : 'failed');
    silence.clear();
    silence.start();
  };

  return (
    <span className={classes.root}>
      <TextButton icon="copy" onClick={copy}>
        {labels.copy}
      </TextButton>
      <span role="status" data-type="label">
        {outcome !== 'none' && labels[outcome]}
      </span>
    </span>
  );
}
