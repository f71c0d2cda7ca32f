import { NotFoundRoute } from '@/components/layout/NotFoundRoute';
import { NotFoundSearch } from '@/components/layout/NotFoundSearch';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import type { NotFoundContent } from '@/lib/schema/notFound';
import classes from './NotFoundScreen.module.css';

type NotFoundScreenProps = { content: NotFoundContent };

export function NotFoundScreen({ content }: NotFoundScreenProps) {
  return (
    <div className={classes.root} data-tone="ink">
      <Picture picture={content.picture} sizes="(min-width: 48em) 74vw, 100vw" className={classes.picture} />
      <div data-container className={classes.inner}>
        <h1 data-type="title">
          <Clauses text={content.title} />
        </h1>
        <NotFoundRoute
          askedLabel={content.asked}
          suggestionsLabel={content.suggestions}
          pages={content.pages}
        />
        <NotFoundSearch {...content.search} />
        <div data-row="4" className={classes.ways}>
          <ButtonLink href={content.home.path} look="white">
            {content.home.title}
          </ButtonLink>
          <ButtonLink href="#site-map" look="ghost">
            {content.siteMap}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
