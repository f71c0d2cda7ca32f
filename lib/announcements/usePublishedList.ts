import { useRef } from 'react';
import useSWR from 'swr';
import { showToast } from '@/lib/announcements/toasts';
import { fetchJson } from '@/lib/backend/apiEnvelope';
import { LoadError, type LoadErrorKind } from '@/lib/backend/loadError';
import { pageIdle } from '@/lib/hydration/pageIdle';
import { matchCache } from '@/lib/offline/readCache';
import type { ErrorMessages } from '@/lib/schema/errorMessages';
import type { ListMessages } from '@/lib/schema/home/announcements';
import { fill } from '@/lib/text/fill';

const LIST_REFRESH_MS = 300_000;
const FOCUS_THROTTLE_MS = 60_000;
const RETRIES = 3;
/** Errors without a response. After any response, good or bad, no cached copy is shown. */
const NO_RESPONSE: readonly LoadErrorKind[] = ['offline', 'unreachable', 'timeout'];

export type PublishedList<T> = { initial: T[]; messages: ListMessages; errorMessages: ErrorMessages };

type ListFile<T> = { path: string; read: (json: unknown) => T[] };

function failureMessage(error: unknown, messages: ListMessages, errorMessages: ErrorMessages) {
  const kind = error instanceof LoadError ? error.kind : 'wrongShape';
  return kind === 'badStatus' ? messages.failed : fill(messages.exception, { message: errorMessages[kind] });
}

/**
 * A list that operators may change at any time; the first value is the list of the build. A failure shows one toast
 * and leaves the list as it is, or shows the cached copy if there was no response.
 */
export function usePublishedList<T>(list: ListFile<T> & PublishedList<T>): T[] {
  const { path, read, initial, messages, errorMessages } = list;
  const refresh = async () => {
    await pageIdle();
    return read(await fetchJson(path));
  };
  /** Retries that fail too show no further toast. */
  const failing = useRef(false);
  const { data, mutate } = useSWR(path, refresh, {
    refreshInterval: LIST_REFRESH_MS,
    focusThrottleInterval: FOCUS_THROTTLE_MS,
    errorRetryCount: RETRIES,
    fallbackData: initial,
    onSuccess: () => {
      failing.current = false;
    },
    onError: async (error) => {
      if (!failing.current) showToast(failureMessage(error, messages, errorMessages));
      failing.current = true;
      if (!(error instanceof LoadError && NO_RESPONSE.includes(error.kind))) return;
      try {
        const cached = read(await (await matchCache(path))?.json());
        await mutate((current) => current ?? cached, { revalidate: false });
      } catch {
        // No readable copy.
      }
    },
  });
  return data;
}
