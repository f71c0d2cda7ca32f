'use client';

import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { TextButton } from '@/components/ui/TextLink';
import { copyText } from '@/lib/device/copyText';
import type { CopyLabels } from '@/lib/schema/shared';
import classes from './CopyButton.module.css';

const OUTCOME_SHOWN_MS = 3000;

type CopyButtonProps = {
  labels: CopyLabels;
  /** A function, so only client components can pass it. */
  text: () => string;
  /** Shows a text that could not be copied, for copying by hand; for texts that the page shows nowhere else. */
  byHand?: boolean;
};

export function CopyButton({ labels, text, byHand = false }: CopyButtonProps) {
  const [tried, setTried] = useState<{ text: string; outcome: 'copied' | 'failed' } | null>(null);

  const silence = useTimeout(() => setTried(null), OUTCOME_SHOWN_MS);

  const copy = async () => {
    const asked = text();
    const outcome = (await copyText(asked)) ? 'copied' : 'failed';
    setTried({ text: asked, outcome });
    silence.clear();
    if (outcome === 'copied' || !byHand) silence.start();
  };

  return (
    <span className={classes.root} data-row="">
      <TextButton icon="copy" onClick={copy}>
        {labels.copy}
      </TextButton>
      <span role="status" data-text="label">
        {tried && labels[tried.outcome]}
      </span>
      {byHand && tried?.outcome === 'failed' && (
        <textarea
          // biome-ignore lint/a11y/noAutofocus: it appears on request, to be copied from at once
          autoFocus
          readOnly
          rows={5}
          aria-label={labels.failed}
          value={tried.text}
          className={classes.byHand}
          data-above="2"
          data-field
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}
