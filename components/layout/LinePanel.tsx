import useSWR from 'swr';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { lineName, lineReport, measuredMessage, measurementMessage } from '@/lib/backend/lineMessages';
import { type MeasuredLine, measureLines, unmeasured } from '@/lib/backend/measureLines';
import { useLine } from '@/lib/backend/useLine';
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
  const { panel } = labels;
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
            data-text="small"
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
        <p data-text="label" data-above="3">
          {panel.listFailed.replace('{error}', errorMessages[error])}
        </p>
      )}
      <p role="status" data-text="label" data-above="3">
        {measuring ? panel.measuring : measuredMessage(lines, labels)}
      </p>
      <div data-row="3" data-above="4">
        <Button
          variant="line"
          size="header"
          aria-disabled={measuring || undefined}
          onClick={measuring ? undefined : () => mutate()}
        >
          {panel.again}
        </Button>
        <CopyButton
          labels={{ copy: panel.copy, copied: panel.copied, failed: panel.copyByHand }}
          text={() => lineReport(lines, baseAddress, labels)}
          byHand
        />
      </div>
    </>
  );
}
