'use client';

import { type ReactNode, useEffect } from 'react';
import { DocumentPreview } from '@/components/preview/DocumentPreview';
import { FileProgress } from '@/components/preview/FileProgress';
import { documentUrl } from '@/lib/pdf/documentUrl';
import { useTitleWhenIdle } from '@/lib/pdf/useTitleWhenIdle';
import { stopWaitingForReader } from '@/lib/pdf/waitForReader';
import type { PreviewContent } from '@/lib/schema/preview';
import { useQueryParameter } from '@/lib/url/useQueryParameter';
import classes from './Preview.module.css';

type PreviewProps = Pick<PreviewContent, 'outcomes' | 'labels'> & {
  title: string;
  siteName: string;
  /** Hosts, beside this site, whose documents may be opened. */
  hosts: string[];
  /** What the site's own documents are called, by their path. */
  names: Record<string, string>;
  children: ReactNode;
};

export function Preview({ title, siteName, hosts, names, children, ...words }: PreviewProps) {
  const requested = useQueryParameter('url')[0].trim();

  const address = requested ? documentUrl(requested, { origin: location.origin, hosts }) : null;
  // Only the site's own documents have a name, since anybody could write one into a link.
  const known = address && address.origin === location.origin && names[address.pathname];
  const name = requested ? known || words.labels.reader : title;

  useTitleWhenIdle(`${name} · ${siteName}`);
  useEffect(stopWaitingForReader, []);

  if (requested) return <DocumentPreview key={requested} name={name} address={address} {...words} />;
  return (
    <>
      <div className={classes.awaited} data-not-printed>
        <div className={classes.bar} data-tone="ink" />
        <FileProgress label={words.labels.loading} />
      </div>
      {children}
    </>
  );
}
