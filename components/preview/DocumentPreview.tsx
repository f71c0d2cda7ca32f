import { useState } from 'react';
import { FileProgress } from '@/components/preview/FileProgress';
import { Outcome } from '@/components/preview/Outcome';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { useLazyModuleOnMount } from '@/lib/hydration/useLazyModule';
import type { DocumentUrl } from '@/lib/pdf/documentUrl';
import type { PreviewContent, PreviewOutcome } from '@/lib/schema/preview';

type DocumentPreviewProps = Pick<PreviewContent, 'outcomes' | 'labels'> & {
  name: string;
  address: DocumentUrl;
  onRetry: () => void;
};

const loadReader = () => import('@/components/preview/PdfReader');

/** A document in the reader, or why it is not shown. */
export function DocumentPreview({ name, address, outcomes, labels, onRetry }: DocumentPreviewProps) {
  const { module: reader, failed } = useLazyModuleOnMount(loadReader);
  const [failure, setFailure] = useState<PreviewOutcome | null>(null);

  const outcome = address.allowed ? (failure ?? (failed && 'failed')) : address.error;
  if (address.allowed && reader && !outcome) {
    return <reader.PdfReader {...address} name={name} labels={labels} onFailure={setFailure} />;
  }
  // After a deploy only a reloaded page knows the addresses of the reader and its worker.
  const retry = outcome === 'failed' ? () => location.reload() : onRetry;
  return (
    <PreviewFrame title={name} backLabel={labels.back}>
      {outcome ? (
        <Outcome
          message={outcomes[outcome]}
          labels={labels}
          href={address.allowed ? address.href : ''}
          onRetry={address.allowed ? retry : undefined}
        />
      ) : (
        <FileProgress label={labels.loading} />
      )}
    </PreviewFrame>
  );
}
