import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Text } from '@/components/ui/Text';
import type { PageContent } from '@/lib/schema/page';
import classes from './PageHeading.module.css';

type PageHeadingProps = {
  page: PageContent;
  subpage?: string;
  tone?: 'paper' | 'ink';
  /** False where a section below holds the page's heading. */
  titled?: boolean;
  children?: ReactNode;
};

export function PageHeading({ page, subpage, tone = 'paper', titled = true, children }: PageHeadingProps) {
  const { title, lead, path } = page;
  return (
    <div data-tone={tone} className={classes.root}>
      <div data-container>
        <Breadcrumbs labels={page} trail={subpage ? [{ title, path }, { title: subpage }] : [{ title }]} />
        {titled && (
          <div data-row="4" data-spread data-above="4">
            <div data-stack="3">
              <Text as="h1" data-text="title" byClause text={subpage ?? title} />
              {lead && !subpage && <Text data-text="body" byClause text={lead} />}
            </div>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
