import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { withParameters } from '@/lib/address/queryParameters';
import { subscribeAddress, writeAddress } from '@/lib/address/useAddress';

const SETTLED_MS = 400;

type Words<N extends string> = Record<N, string>;

/**
 * What stands in fields that the address carries along: it gets their words once typing rests,
 * and back and forward bring others. The initial words at first and for what the address does not name.
 */
export function useAddressDraft<N extends string>(initial: Words<N>) {
  const search = useSyncExternalStore(
    subscribeAddress,
    () => location.search,
    () => '',
  );
  const [typed, setTyped] = useState<Words<N> | null>(null);

  useWindowEvent('popstate', () => setTyped(null));

  useEffect(() => {
    if (!typed) return;
    const write = () => writeAddress(withParameters(location.href, typed), 'replace');
    const timer = setTimeout(write, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const parameters = new URLSearchParams(search);
  const names = Object.keys(initial) as N[];
  const sent = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? initial[name]]));
  const words = typed ?? (sent as Words<N>);
  return {
    words,
    isInitial: !typed && !names.some((name) => parameters.has(name)),
    setWord: (name: N, word: string) => setTyped({ ...words, [name]: word }),
  };
}
