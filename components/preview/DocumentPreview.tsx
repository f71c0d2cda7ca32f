import { useState } from 'react';
import { FileProgress } from '@/components/preview/FileProgress';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { Button, ButtonLink } from '@/components/ui/Button';
import { useLazyModuleOnMount } from '@/lib/hydration/useLazyModule';
import type { PreviewContent, PreviewOutcome } from '@/lib/schema/preview';
import classes from './DocumentPreview.module.css';

type DocumentPreviewProps = Pick<PreviewContent, 'outcomes' | 'labels'> & {
  name: string;
  /** Null for one that may not be opened. */
  address: URL | null;
};

const loadReader = () => import('@/components/preview/PdfReader');

export function DocumentPreview({ name, address, outcomes, labels }: DocumentPreviewProps) {
  const { module: reader, failed } = useLazyModuleOnMount(loadReader);
  const [failure, setFailure] = useState<PreviewOutcome | null>(null);

  const outcome = address ? (failure ?? (failed && 'failed')) : 'refused';
  if (address && reader && !outcome) {
    return <reader.PdfReader href={address.href} name={name} labels={labels} onFailure={setFailure} />;
  }
  return (
    <PreviewFrame title={name} backLabel={labels.back}>
      {outcome ? (
        <div className={classes.root} data-tone="paper">
          <div role="alert" data-stack="3">
            <h2 data-text="h3">{outcomes[outcome].title}</h2>
            <p data-text="body">{outcomes[outcome].text}</p>
          </div>
          <div data-row="3">
            {address && (
              <>
                {/* After a deploy only a reloaded page knows the addresses of the reader and its worker. */}
                <Button variant="filled" onClick={() => location.reload()}>
                  {labels.retry}
                </Button>
                <ButtonLink link={{ title: labels.openFile, path: address.href }} variant="line" newTab />
              </>
            )}
            <ButtonLink
              link={{ title: labels.allDocuments, path: '/preview/' }}
              variant={address ? 'line' : 'filled'}
            />
          </div>
        </div>
      ) : (
        <FileProgress label={labels.loading} />
      )}
    </PreviewFrame>
  );
}
