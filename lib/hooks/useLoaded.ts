import { useEffect, useState } from 'react';

type Loaded<T> = { kind: 'waiting' } | { kind: 'loaded'; part: T } | { kind: 'failed' };

/**
 * A part of the site that is loaded when it is first wanted; 'waiting' at first. A failure is tried again the next
 * time it is wanted. Unlike next/dynamic, it does not take the page down where there is no network.
 */
export function useLoaded<T>(wanted: boolean, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({ kind: 'waiting' });
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (part) => setState({ kind: 'loaded', part }),
      () => setState({ kind: 'failed' }),
    );
  }, [wanted, load]);
  return state;
}
