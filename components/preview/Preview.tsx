'use client';

import { useDocumentTitle } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/preview/ErrorBoundary';
import { LoadingBar } from '@/components/preview/LoadingBar';
import { Outcome } from '@/components/preview/Outcome';
import { PreviewFrame } from '@/components/preview/PreviewFrame';
import { documentUrl } from '@/lib/pdf/documentUrl';
import { useRequestedDocument } from '@/lib/pdf/useRequestedDocument';
import { stopWaiting } from '@/lib/pdf/waitForReader';
import type { PreviewContent, PreviewOutcome } from '@/lib/schema/preview';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import classes from './Preview.module.css';

const DocumentViewer = lazy(async () => {
  const viewer = await import('@/components/preview/DocumentViewer');
  return { default: viewer.DocumentViewer };
});

type PreviewProps = Pick<PreviewContent, 'outcomes' | 'labels'> & {
  title: string;
  siteName: string;
  /** Hosts, beside this site, whose documents may be opened. */
  hosts: string[];
  /** What the site's own documents are called, by their path. */
  names: Record<string, string>;
  /** What to read instead of a document that cannot be shown. */
  others: ReactNode;
  /** What stands here while no document is asked for. */
  children: ReactNode;
};

export function Preview({ title, outcomes, labels, siteName, hosts, names, others, children }: PreviewProps) {
  const asked = useRequestedDocument();
  const [startPage] = useQueryParameter('page', Number);
  const [failure, setFailure] = useState<{ href: string; outcome: PreviewOutcome } | null>(null);
  const [attempt, setAttempt] = useState(0);

  const address = asked ? documentUrl(asked, { origin: location.origin, hosts }) : null;
  const href = address?.allowed ? address.href : '';
  // Whoever writes the address would write the title, too: only the site's own documents have a name here.
  const known = address?.allowed && address.ownSite ? names[new URL(href).pathname] : undefined;
  const name = asked ? known || labels.reader : title;

  useDocumentTitle(`${name} · ${siteName}`);
  useEffect(stopWaiting, []);

  if (!address) {
    return (
      <>
        <div className={classes.awaited} data-not-printed>
          <div className={classes.bar} data-tone="ink" />
          <LoadingBar label={labels.loading} />
        </div>
        {children}
      </>
    );
  }

  const failed = failure?.href === href ? failure.outcome : null;
  const outcome = address.allowed ? failed : address.error;
  if (outcome) {
    const retry = () => {
      // React keeps a part that did not arrive as failed; and after a deploy only a new page knows where it is.
      if (outcome === 'failed') return location.reload();
      setFailure(null);
      setAttempt(attempt + 1);
    };
    return (
      <PreviewFrame title={name} backLabel={labels.back}>
        <Outcome
          message={outcomes[outcome]}
          labels={labels}
          asked={asked}
          href={href || undefined}
          onRetry={failure ? retry : undefined}
        >
          {others}
        </Outcome>
      </PreviewFrame>
    );
  }

  const fail = (reason: PreviewOutcome) => setFailure({ href, outcome: reason });
  const coming = (
    <PreviewFrame title={name} backLabel={labels.back}>
      <LoadingBar label={labels.loading} />
    </PreviewFrame>
  );
  return (
    <ErrorBoundary key={`${attempt} ${href}`} onError={() => fail('failed')}>
      <Suspense fallback={coming}>
        <DocumentViewer
          href={href}
          name={name}
          ownSite={address.allowed && address.ownSite}
          startPage={startPage || 1}
          labels={labels}
          onFailure={fail}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
