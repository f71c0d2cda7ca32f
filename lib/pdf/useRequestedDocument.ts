import { useQueryParameter } from '@/lib/url/useQueryParameter';

/** The address of the document that /preview is to show; empty at first, and where none is asked for. */
export function useRequestedDocument() {
  const [asked] = useQueryParameter('url', (text) => text.trim());
  return asked;
}
