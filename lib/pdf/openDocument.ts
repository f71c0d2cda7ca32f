import { pdfjs } from 'react-pdf';
import { readBody } from '@/lib/backend/readBody';

export const PART_BYTES = 256 * 1024;

type PdfDataRanges = InstanceType<typeof pdfjs.PDFDataRangeTransport>;
export type DocumentFile = Blob | { range: PdfDataRanges };
export type Progress = { loaded: number; total: number };

type Opening = {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Told why a part did not come, before pdf.js fails what needs it. */
  onPartFailure: (error: Error) => void;
};

/** pdf.js would follow redirects, which lead past the list of allowed hosts. */
async function request(href: string, signal: AbortSignal, headers: Record<string, string> = {}) {
  const response = await fetch(href, { headers, signal, redirect: 'error' });
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error(`HTTP ${status}`), { status });
  return response;
}

function inParts(href: string, length: number, { signal, onPartFailure }: Opening) {
  const range = new pdfjs.PDFDataRangeTransport(length, null);
  range.requestDataRange = async (begin, end) => {
    const part = await request(href, signal, { Range: `bytes=${begin}-${end - 1}` })
      .then((response) => response.arrayBuffer())
      .catch((error) => {
        onPartFailure(error);
        // pdf.js has no other way to be told than a part of the wrong length.
        return new ArrayBuffer(1);
      });
    if (!signal.aborted) range.onDataRange(begin, new Uint8Array(part));
  };
  return { range };
}

/** Where the server allows it, only the parts of a file that pdf.js asks for are fetched. */
export async function openDocument(href: string, opening: Opening): Promise<DocumentFile> {
  const response = await request(href, opening.signal);
  const { headers, body } = response;
  const total = Number(headers.get('Content-Length'));
  const offersParts = headers.get('Accept-Ranges') === 'bytes' && !headers.has('Content-Encoding');
  if (!offersParts || total <= 2 * PART_BYTES) {
    return readBody(response, (loaded) => opening.onProgress({ loaded, total }));
  }
  void body?.cancel();
  return inParts(href, total, opening);
}
