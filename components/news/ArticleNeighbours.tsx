import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { Article } from '@/lib/news/articleFiles';
import { articlePath } from '@/lib/news/newsPaths';
import classes from './ArticleNeighbours.module.css';

type ArticleNeighboursProps = Partial<Record<'previous' | 'next', Article>> & {
  labels: Record<'neighbours' | 'previous' | 'next', string>;
};

export function ArticleNeighbours({ labels, ...neighbours }: ArticleNeighboursProps) {
  if (!neighbours.previous && !neighbours.next) return null;
  return (
    <nav aria-label={labels.neighbours} className={classes.root} data-above="8" data-not-printed>
      {(['previous', 'next'] as const).map((side) => {
        const article = neighbours[side];
        return (
          article && (
            <SiteLink key={side} href={articlePath(article.id)} data-hover="">
              <div data-text="label">{labels[side]}</div>
              <Text as="span" text={article.title} />
            </SiteLink>
          )
        );
      })}
    </nav>
  );
}
