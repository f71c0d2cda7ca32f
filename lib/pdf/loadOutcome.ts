import type { PreviewOutcome } from '@/lib/schema/preview';

type Circumstances = { href: string; ownSite: boolean };

const HEAD_BYTES = 1024;

/** Of pdf.js, whose classes are in the lazy part of the viewer, or of a refusing server. */
type PdfError = Error & { status?: number };

function byStatus(status: number): PreviewOutcome {
  if (status === 404 || status === 410) return 'notFound';
  if (status === 401 || status === 403) return 'forbidden';
  return 'serverFault';
}

function unreached(ownSite: boolean): PreviewOutcome {
  if (!navigator.onLine) return 'offline';
  return ownSite ? 'unreachable' : 'otherHost';
}

/** Tells a file that never was a PDF from one that lost its end on the way. */
async function byContent({ href, ownSite }: Circumstances): Promise<PreviewOutcome> {
  try {
    const answer = await fetch(href, { headers: { Range: `bytes=0-${HEAD_BYTES - 1}` }, redirect: 'error' });
    const reader = answer.body?.getReader();
    const head = await reader?.read();
    void reader?.cancel();
    if (!head?.value?.length) return 'empty';
    const text = String.fromCharCode(...head.value.subarray(0, HEAD_BYTES));
    return text.includes('%PDF-') ? 'damaged' : 'notPdf';
  } catch {
    return unreached(ownSite);
  }
}

export async function loadOutcome(error: PdfError, circumstances: Circumstances): Promise<PreviewOutcome> {
  if (error.name === 'PasswordException') return 'encrypted';
  if (error.name === 'InvalidPDFException') return byContent(circumstances);
  if (error.status) return byStatus(error.status);
  if (/worker/i.test(error.message)) return 'failed';
  const network = error instanceof TypeError || /fetch|network|load failed/i.test(error.message);
  return network ? unreached(circumstances.ownSite) : 'failed';
}
