import { useQueryParameter } from '@/lib/url/useQueryParameter';

/** The address of the document that /preview is to show; empty at first, and where none is requested for. */
export function useRequestedDocument() {
  const [requested] = useQueryParameter('url', (text) => text.trim());
  return requested;
}
