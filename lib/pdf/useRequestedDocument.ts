import { useQueryParameter } from '@/lib/url/useQueryParameter';

/** The URL of the document that /preview is to show; empty at first, and without one. */
export function useRequestedDocument() {
  const [requested] = useQueryParameter('url');
  return requested.trim();
}
