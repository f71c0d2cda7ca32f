import useSWR from 'swr';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Dialog, type OverlayProps } from '@/components/ui/Dialog';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { measureApiServers } from '@/lib/backend/measureApiServers';
import { measurementMessage, serverName, serverReport } from '@/lib/backend/serverMessages';
import { useApiServer } from '@/lib/backend/useApiServer';
import type { ApiServerLabels } from '@/lib/schema/apiServer';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import { fill } from '@/lib/text/fill';
import classes from './ServerPanel.module.css';

const ON_REQUEST = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

export type ServerProps = { defaultAddress: string; labels: ApiServerLabels; errorMessages: ErrorMessages };

export function ServerPanel({ opened, onClose, ...props }: OverlayProps & ServerProps) {
  const { title, close } = props.labels.panel;
  return (
    <Dialog title={title} closeLabel={close} opened={opened} onClose={onClose}>
      <ServerList {...props} />
    </Dialog>
  );
}

/** Mounts at each opening, which starts the measurement. */
function ServerList({ defaultAddress, labels, errorMessages }: ServerProps) {
  const { panel } = labels;
  const { baseAddress = null, addresses = [], error } = useApiServer(defaultAddress) ?? {};
  const {
    data: servers = [],
    isValidating: measuring,
    mutate,
  } = useSWR('servers', () => measureApiServers(addresses, defaultAddress), ON_REQUEST);
  return (
    <>
      <ul className={classes.list} data-rows aria-busy={measuring}>
        {servers.map(({ number, address, measurement }) => (
          <li
            key={address}
            className={classes.server}
            data-text="small"
            data-kind={measurement.kind}
            aria-current={address === baseAddress || undefined}
          >
            <span data-nowrap>{serverName(number, labels)}</span>{' '}
            <span className={classes.result}>
              {measurementMessage(measurement, address === baseAddress, labels)}
            </span>{' '}
            <span className={classes.time}>
              <NumberWithUnit value={String(measurement.elapsedMs)} unit="ms" />
            </span>
          </li>
        ))}
      </ul>
      {error && (
        <p data-text="label" data-above="3">
          {fill(panel.listFailed, { error: errorMessages[error] })}
        </p>
      )}
      <p role="status" data-text="label" data-above="3">
        {measuring ? panel.measuring : panel.measured}
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
        {!measuring && (
          <CopyButton
            labels={{ copy: panel.copy, copied: panel.copied, failed: panel.copyByHand }}
            text={() => serverReport(servers, baseAddress, labels)}
            byHand
          />
        )}
      </div>
    </>
  );
}
