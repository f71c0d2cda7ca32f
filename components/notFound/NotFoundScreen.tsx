import { NotFoundRoute } from '@/components/notFound/NotFoundRoute';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Text } from '@/components/ui/Text';
import type { NotFoundContent } from '@/lib/schema/notFound';
import classes from './NotFoundScreen.module.css';

export function NotFoundScreen({ content }: { content: NotFoundContent }) {
  return (
    <div className={classes.root} data-tone="ink">
      <Picture picture={content.picture} sizes={{ sm: '74vw', base: '100vw' }} className={classes.picture} />
      <div data-container className={classes.inner}>
        <Text as="h1" data-text="title" text={content.title} />
        <NotFoundRoute
          askedLabel={content.askedLabel}
          suggestionsLabel={content.suggestionsLabel}
          pages={content.pages}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers this site serves */}
        <form role="search" action={content.search.path} className={classes.search} data-scripted>
          <label htmlFor="not-found-search">{content.search.label}</label>
          <input
            id="not-found-search"
            type="search"
            name="query"
            required
            className={classes.field}
            data-field
          />
          <Button variant="ghost" type="submit">
            {content.search.button}
          </Button>
        </form>
        <div data-row="4" data-above="8" className={classes.ways}>
          <ButtonLink link={content.home} variant="white" />
          <ButtonLink link={{ title: content.siteMap, path: '#site-map' }} variant="ghost" />
        </div>
      </div>
    </div>
  );
}
