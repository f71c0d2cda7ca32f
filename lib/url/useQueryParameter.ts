import { withQueryParameters } from '@/lib/url/queryParameters';
import { updateUrl, useUrl } from '@/lib/url/useUrl';

/** A text kept in a parameter of the URL, empty at first and without the parameter; and how to write another. */
export function useQueryParameter(name: string) {
  const text = useUrl((url) => (url && new URLSearchParams(location.search).get(name)) ?? '');
  const write = (next: string, hash: string) =>
    updateUrl(withQueryParameters(location.href, { [name]: next }, hash));
  return [text, write] as const;
}
