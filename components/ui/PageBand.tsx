import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import type { PictureContent } from '@/lib/schema/shared';
import classes from './PageBand.module.css';

type PageBandProps = {
  picture?: PictureContent;
  title: string;
  crumbs: Crumb[];
  breadcrumbLabel: string;
};

export function PageBand({ picture, title, crumbs, breadcrumbLabel }: PageBandProps) {
  return (
    <div className={picture ? classes.root : undefined} data-print-auto data-tone={picture ? 'ink' : 'mist'}>
      {picture && (
        <Picture picture={picture} sizes="100vw" eager className={classes.picture} data-not-printed />
      )}
      <div className={classes.inner} data-container>
        <Breadcrumbs label={breadcrumbLabel} crumbs={crumbs} />
        <h1 className={classes.title} data-type="h2">
          <Clauses text={title} />
        </h1>
      </div>
    </div>
  );
}
