import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import type { PageContent } from '@/lib/schema/page';
import classes from './PageBand.module.css';

type PageBandProps = {
  page: PageContent;
  /** The part of it that is shown. */
  part?: string;
};

export function PageBand({ page, part }: PageBandProps) {
  const { band, title, lead, path } = page;
  return (
    <div className={band ? classes.root : undefined} data-print-auto data-tone={band ? 'ink' : 'mist'}>
      {band && <Picture picture={band} sizes="100vw" eager className={classes.picture} data-not-printed />}
      <div className={classes.inner} data-container>
        <Breadcrumbs labels={page} trail={part ? [{ title, path }, { title: part }] : [{ title }]} />
        <h1 data-type="h2" data-above="2">
          <Clauses text={part ?? title} />
        </h1>
        {lead && !part && (
          <p data-type="body">
            <Clauses text={lead} />
          </p>
        )}
      </div>
    </div>
  );
}
