import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Text } from '@/components/ui/Text';
import type { PageContent } from '@/lib/schema/page';
import classes from './PageTop.module.css';

type PageTopProps = {
  page: PageContent;
  /** The part of the page that is shown. */
  part?: string;
  tone?: 'paper' | 'ink';
  /** Stands right of the title. */
  children?: ReactNode;
};

export function PageTop({ page, part, tone = 'paper', children }: PageTopProps) {
  const { title, lead, path } = page;
  return (
    <div data-tone={tone} className={classes.root}>
      <div data-container>
        <Breadcrumbs labels={page} trail={part ? [{ title, path }, { title: part }] : [{ title }]} />
        <div data-row="4" data-spread data-above="2">
          <Text as="h1" data-text="h2" text={part ?? title} />
          {children}
        </div>
        {lead && !part && <Text data-text="body" data-above="2" text={lead} />}
      </div>
    </div>
  );
}
