import type { ShownArticle } from '@/components/news/NewsRows';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './RelatedArticles.module.css';

const SIZES = { sm: '240px', base: '112px' };

export function RelatedArticles({ title, articles }: { title: string; articles: ShownArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-title" data-above="8" data-not-printed>
      <h2 id="related-title" data-text="h3">
        {title}
      </h2>
      <ul className={classes.list}>
        {articles.map(({ id, title: name, category, cover }) => (
          <li key={id} className={classes.item}>
            {cover && (
              <Picture picture={{ file: cover, alt: '' }} sizes={SIZES} className={classes.picture} />
            )}
            <div>
              <p data-text="label" data-accent>
                {category}
              </p>
              <h3 data-text="body">
                <SiteLink href={articlePath(id)} data-stretched>
                  <Text as="span" text={name} />
                </SiteLink>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
