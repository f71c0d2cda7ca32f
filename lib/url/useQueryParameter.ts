import { queryParameter, withQueryParameters } from '@/lib/url/queryParameters';
import { updateUrl, useUrl } from '@/lib/url/useUrl';

/** A value kept in a parameter of the URL. `read` gets its text: empty at first, and without the parameter. */
export function useQueryParameter<V>(name: string, read: (text: string) => V) {
  const text = useUrl((url) => (url ? queryParameter(location.href, name) : ''));
  const write = (next: string, hash: string) =>
    updateUrl(withQueryParameters(location.href, { [name]: next || null }, hash));
  return [read(text), write] as const;
}
