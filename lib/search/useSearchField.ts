import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, type CompositionEvent, type FormEvent, useRef, useState } from 'react';
import { parseUrl } from '@/lib/url/parseUrl';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { updateUrl, useUrl } from '@/lib/url/useUrl';

/** Search begins, and the address changes, this long after typing: Safari refuses over 100 changes in 30 s. */
const TYPING_PAUSE_MS = 250;

const queryInAddress = () => parseUrl(location.href).query;

function writeQuery(query: string) {
  const before = queryInAddress();
  if (query === before) return;
  // The first search is a history entry, so that "back" returns to the list.
  updateUrl(withQueryParameters(location.href, { query: query || null }), before ? 'replace' : 'push');
}

/** A search field whose query stands in the address; empty at first. `attempt` counts how often Enter was pressed. */
export function useSearchField() {
  const query = useUrl((address) => address?.query ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  const commit = (text: string) => {
    commitSoon.cancel();
    writeQuery(text);
    if (queryInAddress() === text) setTyped(null);
  };
  const commitSoon = useDebouncedCallback(commit, TYPING_PAUSE_MS);
  const text = typed ?? query;

  return {
    query: query.trim(),
    text,
    attempt,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      commit(text);
      setAttempt(attempt + 1);
    },
    onClear: () => {
      commit('');
      field.current?.focus();
    },
    fieldProps: {
      ref: field,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        if (!(event.nativeEvent as InputEvent).isComposing) commitSoon(event.target.value);
      },
      onCompositionStart: () => commitSoon.cancel(),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => commitSoon(event.currentTarget.value),
    },
  };
}
