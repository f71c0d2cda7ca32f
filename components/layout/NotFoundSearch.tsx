import { Button } from '@/components/ui/Button';
import type { NotFoundContent } from '@/lib/schema/notFound';
import classes from './NotFoundSearch.module.css';

type NotFoundSearchProps = NotFoundContent['search'];

export function NotFoundSearch({ label, button, path }: NotFoundSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers this site serves
    <form role="search" action={path} className={classes.root} data-scripted>
      <label htmlFor="not-found-search" className={classes.label}>
        {label}
      </label>
      <input id="not-found-search" type="search" name="query" required className={classes.field} />
      <Button look="ghost" type="submit">
        {button}
      </Button>
    </form>
  );
}
