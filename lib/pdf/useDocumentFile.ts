import { useEffect, useEffectEvent, useState } from 'react';
import { readBody } from '@/lib/backend/readBody';

export const PREVIEW_STALL_MS = 20_000;

/** Redirects are not followed: they would lead past the list of allowed hosts. */
async function download(href: string, signal: AbortSignal, onProgress: (share?: number) => void) {
  const response = await fetch(href, { signal, redirect: 'error' });
  const { ok, status, headers } = response;
  if (!ok) throw Object.assign(new Error(`HTTP ${status}`), { status });
  const total = Number(headers.get('Content-Length'));
  return readBody(response, (bytes) => onProgress(total ? Math.min(1, bytes / total) : undefined));
}

/** The file at a URL, null at first, and the share of it that has arrived, from 0 to 1; undefined where the server tells no length. */
export function useDocumentFile(href: string, onError: (error: Error) => void) {
  const [file, setFile] = useState<Blob | null>(null);
  const [share, setShare] = useState<number>();
  const fail = useEffectEvent(onError);

  useEffect(() => {
    const leaving = new AbortController();
    const stalling = new AbortController();
    const stall = () => stalling.abort();
    let timer = setTimeout(stall, PREVIEW_STALL_MS);
    const onProgress = (arrived?: number) => {
      setShare(arrived);
      clearTimeout(timer);
      timer = setTimeout(stall, PREVIEW_STALL_MS);
    };
    leaving.signal.addEventListener('abort', stall);
    download(href, stalling.signal, onProgress)
      .then(setFile, (error) => leaving.signal.aborted || fail(error))
      .finally(() => clearTimeout(timer));
    return () => leaving.abort();
  }, [href]);

  return { file, share };
}
