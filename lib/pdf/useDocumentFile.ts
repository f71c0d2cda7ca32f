import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DocumentFile, openDocument, type Progress } from '@/lib/pdf/openDocument';

/** What pdf.js is to read of an address, null at first. `fail` reports an error, by its cause where that is known. */
export function useDocumentFile(
  href: string,
  onProgress: (progress: Progress) => void,
  onError: (error: Error) => void,
) {
  const [file, setFile] = useState<DocumentFile | null>(null);
  const cause = useRef<Error | null>(null);
  const fail = (error: Error) => onError(cause.current ?? error);
  const onOpenError = useEffectEvent(fail);
  const progress = useEffectEvent(onProgress);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onPartFailure = (error: Error) => {
      cause.current = error;
    };
    openDocument(href, { signal, onProgress: (now) => progress(now), onPartFailure }).then(
      setFile,
      (error) => signal.aborted || onOpenError(error),
    );
    return () => leaving.abort();
  }, [href]);

  return { file, fail };
}
