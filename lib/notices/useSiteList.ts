import useSWR, { type SWRConfiguration } from 'swr';
import { fetchJson } from '@/lib/backend/apiEnvelope';
import { LoadError, type LoadErrorKind } from '@/lib/backend/loadError';
import { pageSettled } from '@/lib/motion/pageSettled';
import { announceFailure, forgetFailure } from '@/lib/notices/toasts';
import { keptList } from '@/lib/offline/offlineCopies';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { ListWords } from '@/lib/schema/notices';

const NOTICE_REFRESH_MS = 300_000;
const FOCUS_MS = 60_000;
const RETRIES = 3;
/** No answer came. Any answer of the network counts, good or bad, and no copy is shown in its place. */
const UNANSWERED: readonly LoadErrorKind[] = ['offline', 'unreachable', 'timeout'];

const FRESH: SWRConfiguration = {
  refreshInterval: NOTICE_REFRESH_MS,
  focusThrottleInterval: FOCUS_MS,
  errorRetryCount: RETRIES,
};

type SiteList<T> = {
  path: string;
  initial: T[];
  read: (json: unknown) => T[];
  words: ListWords;
  faults: ErrorMessages;
};

function faultToast(error: unknown, words: ListWords, faults: ErrorMessages) {
  const kind = error instanceof LoadError ? error.kind : 'wrongShape';
  return kind === 'badStatus' ? words.failed : words.exception.replace('{message}', faults[kind]);
}

/**
 * A list that operators may change at any time; at first as it was when the site was built. A failure keeps what is
 * there, or brings back the device's copy where no network answers, and is told once.
 */
export function useSiteList<T>({ path, initial, read, words, faults }: SiteList<T>): T[] {
  const refresh = async () => {
    await pageSettled();
    return read(await fetchJson(path));
  };
  const { data, mutate } = useSWR(path, refresh, {
    ...FRESH,
    fallbackData: initial,
    onSuccess: () => forgetFailure(path),
    onError: async (error) => {
      announceFailure(path, faultToast(error, words, faults));
      if (!(error instanceof LoadError && UNANSWERED.includes(error.kind))) return;
      try {
        const kept = read(await keptList(path));
        await mutate((current) => current ?? kept, { revalidate: false });
      } catch {
        // There is no copy, or none that can be read.
      }
    },
  });
  return data;
}
