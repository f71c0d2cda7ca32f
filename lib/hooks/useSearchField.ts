import { type ChangeEvent, type CompositionEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { announceAddress, useAddress } from '@/lib/hooks/useAddress';

/** Browsers refuse an address that changes with every key. */
const ADDRESS_DELAY_MS = 250;

function writeQuery(query: string) {
  const url = new URL(window.location.href);
  const before = url.searchParams.get('query') ?? '';
  if (query === before) return;
  if (query) url.searchParams.set('query', query);
  else url.searchParams.delete('query');
  // The first search is a step of its own, so that "back" leads to the list again.
  if (before) window.history.replaceState(null, '', url);
  else window.history.pushState(null, '', url);
  announceAddress();
}

/**
 * A search field whose query stands in the address, from where it is read: at first it is empty, then what the
 * address says. Half-written pinyin is not searched.
 */
export function useSearchField() {
  const query = useAddress((address) => address?.query ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    writeQuery(text);
    setTyped(null);
  };
  const commitSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, ADDRESS_DELAY_MS, text);
  };
  const text = typed ?? query;

  return {
    query: query.trim(),
    text,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      commit(text);
    },
    onClear: () => commit(''),
    fieldProps: {
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        if (!(event.nativeEvent as InputEvent).isComposing) commitSoon(event.target.value);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => commitSoon(event.currentTarget.value),
    },
  };
}
