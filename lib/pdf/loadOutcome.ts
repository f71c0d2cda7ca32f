import type { PreviewOutcome } from '@/lib/schema/preview';

/** An error of fetch, of a server or of pdf.js. `name` tells them apart, because the classes of pdf.js load later. */
type DocumentError = Error & { status?: number };

const HEAD_BYTES = 1024;

function byStatus(status: number): PreviewOutcome {
  if (status === 404 || status === 410) return 'notFound';
  return status === 401 || status === 403 ? 'forbidden' : 'serverFault';
}

async function byContent(file: Blob): Promise<PreviewOutcome> {
  if (file.size === 0) return 'empty';
  const head = await file.slice(0, HEAD_BYTES).text();
  return head.includes('%PDF-') ? 'damaged' : 'notPdf';
}

/** Why a document is not shown; `file` holds the bytes that have arrived. */
export async function loadOutcome(error: DocumentError, ownSite: boolean, file: Blob | null) {
  if (file) return error.name === 'InvalidPDFException' ? byContent(file) : 'failed';
  if (error.status) return byStatus(error.status);
  if (error.name === 'AbortError') return 'stalled';
  if (!navigator.onLine) return 'offline';
  return ownSite ? 'unreachable' : 'otherHost';
}
