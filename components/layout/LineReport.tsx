import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { lineReport } from '@/lib/backend/lineMessages';
import type { MeasuredLine } from '@/lib/backend/measureLines';
import { copyText } from '@/lib/device/copyText';
import type { LineLabels } from '@/lib/schema/line';
import classes from './LineList.module.css';

type LineReportProps = { lines: MeasuredLine[]; baseAddress: string | null; labels: LineLabels };

export function LineReport({ lines, baseAddress, labels }: LineReportProps) {
  const { panel } = labels;
  const [copy, setCopy] = useState({ text: '', done: false });

  const onCopy = async () => {
    const text = lineReport(lines, baseAddress, labels, {
      page: window.location.href,
      time: new Date().toLocaleString('zh-CN'),
      online: navigator.onLine,
      browser: navigator.userAgent,
    });
    setCopy({ text, done: await copyText(text) });
  };

  return (
    <>
      <Button variant="line" size="header" onClick={onCopy}>
        {panel.copy}
      </Button>
      <p role="status" data-type="label">
        {copy.done && panel.copied}
      </p>
      {copy.text && !copy.done && (
        <label className={classes.byHand} data-type="label">
          {panel.copyByHand}
          <textarea
            // biome-ignore lint/a11y/noAutofocus: it appears on request, to be copied from at once
            autoFocus
            readOnly
            rows={5}
            value={copy.text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
