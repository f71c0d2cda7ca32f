import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { SEARCH_PATH } from '@/lib/news/newsPaths';
import classes from './SearchLink.module.css';

export function SearchLink({ label }: { label: string }) {
  return (
    <SiteLink href={SEARCH_PATH} aria-label={label} className={classes.root}>
      <Icon name="search" />
    </SiteLink>
  );
}
