import { useEffect, useState } from 'react';
import { addressed, keepDraft, keptDraft } from '@/lib/enquiry/draft';
import { type Field, NOTHING_TYPED, type Typed } from '@/lib/enquiry/enquiry';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { subscribeUrl, updateUrl } from '@/lib/url/useUrl';

const NO_SIZE = { size: null, mu: null };

function tellAddress(values: Record<string, string | null>) {
  updateUrl(withQueryParameters(location.href, values), 'replace');
}

/** What this tab has kept and, before it, what the address brings along, until the visitor decides otherwise. */
export function useEnquiryDraft() {
  const [typed, setTyped] = useState<Typed>(() => ({ ...keptDraft(), ...addressed(location.href) }));

  useEffect(() => subscribeUrl(() => setTyped((now) => ({ ...now, ...addressed(location.href) }))), []);

  const replace = (next: Typed) => {
    setTyped(next);
    keepDraft(next);
  };

  return {
    typed,
    replace,
    write: (field: Field, text: string) => {
      replace({ ...typed, [field]: text });
      if (field === 'scene') tellAddress({ query: text });
      if (field === 'size') tellAddress(NO_SIZE);
    },
    clear: () => {
      replace(NOTHING_TYPED);
      tellAddress({ query: null, ...NO_SIZE });
    },
  };
}
