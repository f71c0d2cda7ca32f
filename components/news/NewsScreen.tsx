import type { ReactNode } from 'react';
import { SiteSearch } from '@/components/news/SiteSearch';
import { PageHeading } from '@/components/ui/PageHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import tabRow from '@/components/ui/TabRow.module.css';
import { archivePath, categoryPath, NEWS_PATH, RSS_PATH } from '@/lib/news/newsPaths';
import type { NewsContent } from '@/lib/schema/news';
import classes from './NewsScreen.module.css';

type NewsScreenProps = {
  news: NewsContent;
  path: string;
  /** The title of a category or year. */
  title?: string;
  years: string[];
  children: ReactNode;
};

export function NewsScreen({ news, path, title, years, children }: NewsScreenProps) {
  const { page, list, search } = news;
  const categories = news.categories.map(({ slug, title: name }) => ({ href: categoryPath(slug), name }));
  const categoryLinks = (
    <nav aria-label={list.categories} className={classes.categories}>
      {[{ href: NEWS_PATH, name: list.all }, ...categories].map(({ href, name }) => (
        <SiteLink
          key={name}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          className={tabRow.tab}
          data-beside=""
          data-hover=""
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  );
  return (
    <>
      <PageHeading page={page} subpage={title} />
      <div className={classes.root} data-container data-pagefind-ignore>
        <SiteSearch labels={search} beside={categoryLinks}>
          {children}
        </SiteSearch>
        <div className={classes.years} data-row="5" data-spread data-text="small" data-links>
          <nav aria-label={list.years} data-row="5">
            <span aria-hidden="true">{list.years}</span>
            {years.map((each) => (
              <SiteLink
                key={each}
                href={archivePath(each)}
                aria-current={archivePath(each) === path ? 'page' : undefined}
                className={classes.year}
              >
                {each}
              </SiteLink>
            ))}
          </nav>
          <a href={RSS_PATH} className={classes.feed}>
            {list.feed}
          </a>
        </div>
      </div>
    </>
  );
}
