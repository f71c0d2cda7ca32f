import { Icon } from '@/components/ui/Icon';
import classes from '@/components/ui/IconButton.module.css';
import { SiteLink } from '@/components/ui/SiteLink';
import { SEARCH_PATH } from '@/lib/news/newsPaths';

export function SearchLink({ label }: { label: string }) {
  return (
    <SiteLink href={SEARCH_PATH} aria-label={label} className={classes.root}>
      <Icon name="search" />
    </SiteLink>
  );
}
