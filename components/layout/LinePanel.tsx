import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/Button';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { lineName, lineReport, measuredMessage, measurementMessage } from '@/lib/backend/lineMessages';
import { type MeasuredLine, measureLines, unmeasured } from '@/lib/backend/measureLines';
import { useLine } from '@/lib/backend/useLine';
import { copyText } from '@/lib/device/copyText';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { LineLabels } from '@/lib/schema/line';
import classes from './LineList.module.css';

const ON_REQUEST = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

export type LineProps = { defaultAddress: string; labels: LineLabels; errorMessages: ErrorMessages };

export function LinePanel({ opened, onClose, ...line }: OverlayProps & LineProps) {
  const { title, close } = line.labels.panel;
  return (
    <Dialog title={title} closeLabel={close} opened={opened} onClose={onClose}>
      <LineList {...line} />
    </Dialog>
  );
}

/** Mounted again at each opening, which starts a new measurement; shows at first the lines that the prober knows. */
function LineList({ defaultAddress, labels, errorMessages }: LineProps) {
  const { baseAddress = null, candidates = [], error } = useLine() ?? {};
  const show = (measured: MeasuredLine[]) => void mutate(measured, { revalidate: false });
  const {
    data: lines,
    isValidating: measuring,
    mutate,
  } = useSWR('lines', () => measureLines(candidates, defaultAddress, show), {
    ...ON_REQUEST,
    fallbackData: unmeasured(candidates, defaultAddress),
  });
  return (
    <>
      <ul aria-busy={measuring}>
        {lines.map(({ number, address, measurement }) => (
          <li
            key={address}
            className={classes.line}
            data-type="small"
            data-kind={measurement.kind}
            aria-current={address === baseAddress || undefined}
          >
            <span className={classes.name}>{lineName(number, labels)}</span>{' '}
            <span className={classes.result}>
              {measurementMessage(measurement, address === baseAddress, labels)}
            </span>{' '}
            <span className={classes.time}>
              {'elapsedMs' in measurement && (
                <NumberWithUnit value={String(measurement.elapsedMs)} unit="ms" />
              )}
            </span>
          </li>
        ))}
      </ul>
      {error && (
        <p className={classes.note} data-type="label">
          {labels.panel.listFailed.replace('{error}', errorMessages[error])}
        </p>
      )}
      <p role="status" className={classes.note} data-type="label">
        {measuring ? labels.panel.measuring : measuredMessage(lines, labels)}
      </p>
      <div className={classes.actions} data-row="3">
        <Button
          variant="line"
          size="header"
          aria-disabled={measuring || undefined}
          onClick={measuring ? undefined : () => mutate()}
        >
          {labels.panel.again}
        </Button>
        <LineReport lines={lines} baseAddress={baseAddress} labels={labels} />
      </div>
    </>
  );
}

type LineReportProps = { lines: MeasuredLine[]; baseAddress: string | null; labels: LineLabels };

function LineReport({ lines, baseAddress, labels }: LineReportProps) {
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
