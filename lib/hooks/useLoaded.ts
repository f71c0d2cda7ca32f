import { useEffect, useState } from 'react';

type Loaded<T> = { kind: 'waiting' } | { kind: 'loaded'; part: T } | { kind: 'failed' };

/**
 * A part of the site that is loaded when it is first wanted; 'waiting' at first. A failure is tried again the next
 * time it is wanted, and with each further attempt. Unlike next/dynamic, it does not take the page down where there
 * is no network.
 */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>, attempt: number): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({ kind: 'waiting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setState({ kind: 'loaded', part }),
      () => setState({ kind: 'failed' }),
    );
  }, [wanted, load, attempt]);
  return state;
}
