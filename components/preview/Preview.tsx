'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { WaitingBar } from '@/components/preview/WaitingBar';
import { useHref } from '@/lib/hooks/useAddress';
import { documentAddress } from '@/lib/runtime/documentAddress';
import { canShowDocuments } from '@/lib/runtime/documentSupport';
import type { PreviewContent, PreviewOutcome } from '@/lib/schema/preview';
import { Boundary } from './Boundary';
import { Outcome } from './Outcome';
import classes from './Preview.module.css';
import { PreviewFrame } from './PreviewFrame';

const DocumentViewer = dynamic(() => import('./DocumentViewer').then((module) => module.DocumentViewer), {
  ssr: false,
  loading: () => null,
});

export type PreviewProps = Pick<PreviewContent, 'title' | 'outcomes' | 'labels'> & {
  siteName: string;
  /** Hosts, beside this site, whose documents may be opened. */
  hosts: string[];
  /** What the site's own documents are called, by their path. */
  names: Record<string, string>;
  /** The documents as links to the files, for browsers that run no scripts, or not these. */
  plain: ReactNode;
  /** The documents as links to this page. */
  children: ReactNode;
};

type Failure = { href: string; outcome: PreviewOutcome };

export function Preview({ title, outcomes, labels, siteName, hosts, names, plain, children }: PreviewProps) {
  const here = useHref();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);

  const parameters = here ? new URL(here).searchParams : null;
  const asked = parameters?.get('url') ?? '';
  const address = parameters && documentAddress(asked, { origin: location.origin, hosts });
  const href = address?.allowed ? address.href : '';
  const name = address?.allowed ? (names[new URL(href).pathname] ?? address.fileName) || title : title;

  useEffect(() => {
    document.title = `${name} · ${siteName}`;
  }, [name, siteName]);

  if (!address) {
    return (
      <PreviewFrame title={title} backLabel={labels.back}>
        <WaitingBar label={labels.loading} />
        <div className={classes.plain} data-late="">
          {plain}
        </div>
      </PreviewFrame>
    );
  }

  const outcome = outcomeOf(address, failure);
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
          {children}
        </Outcome>
      </PreviewFrame>
    );
  }

  const fail = (reason: PreviewOutcome) => setFailure({ href, outcome: reason });
  return (
    <Boundary key={`${attempt} ${href}`} onError={() => fail('failed')}>
      <DocumentViewer
        href={href}
        name={name}
        ownSite={address.allowed && address.ownSite}
        startPage={Number(parameters?.get('page')) || 1}
        labels={labels}
        onFailure={fail}
      />
    </Boundary>
  );
}

function outcomeOf(address: ReturnType<typeof documentAddress>, failure: Failure | null) {
  if (!address.allowed) return address.fault;
  if (failure?.href === address.href) return failure.outcome;
  return canShowDocuments() ? null : 'unsupported';
}
