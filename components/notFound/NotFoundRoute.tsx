'use client';

import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { nearestPages, type PageCandidate, SUGGESTION_COUNT } from '@/lib/url/nearestPages';
import { useUnknownUrl } from '@/lib/url/useUnknownUrl';
import classes from './NotFoundRoute.module.css';

type NotFoundRouteProps = { askedLabel: string; suggestionsLabel: string; pages: PageCandidate[] };

export function NotFoundRoute({ askedLabel, suggestionsLabel, pages }: NotFoundRouteProps) {
  const requested = useUnknownUrl();
  return (
    <>
      <p data-above="4" data-invisible={requested ? undefined : ''}>
        {askedLabel}
        <code className={classes.address}>{requested}</code>
      </p>
      <p data-above="5">{suggestionsLabel}</p>
      <ul className={classes.list} data-above="5">
        {nearestPages(requested, pages, SUGGESTION_COUNT).map(({ title, path }) => (
          <li key={path}>
            <SiteLink href={path} className={classes.link} data-beside="4" data-hover="">
              {title}
              <Icon name="arrow" size={18} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
