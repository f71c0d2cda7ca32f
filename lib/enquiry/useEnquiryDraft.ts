import { useEffect, useState } from 'react';
import { readDraft, valuesFromUrl, writeDraft } from '@/lib/enquiry/draft';
import { EMPTY_VALUES, type Field, type FormValues } from '@/lib/enquiry/fields';
import { withQueryParameters } from '@/lib/url/queryParameters';
import { subscribeUrl, updateUrl } from '@/lib/url/useUrl';

function updateQuery(query: string | null) {
  updateUrl(withQueryParameters(location.href, { query }), 'replace');
}

/** The form's values: at first from the URL, else from this tab's draft. An edited scene changes the URL. */
export function useEnquiryDraft() {
  const [values, setValues] = useState<FormValues>(() => ({
    ...readDraft(),
    ...valuesFromUrl(location.href),
  }));

  useEffect(() => subscribeUrl(() => setValues((now) => ({ ...now, ...valuesFromUrl(location.href) }))), []);

  const replace = (next: FormValues) => {
    setValues(next);
    writeDraft(next);
  };

  return {
    values,
    replace,
    write: (field: Field, text: string) => {
      replace({ ...values, [field]: text });
      if (field === 'scene') updateQuery(text);
    },
    clear: () => {
      replace(EMPTY_VALUES);
      updateQuery(null);
    },
  };
}
