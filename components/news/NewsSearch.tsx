'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useLoaded } from '@/lib/hooks/useLoaded';
import { useSearchField } from '@/lib/hooks/useSearchField';
import { NEWS_PATH } from '@/lib/runtime/newsPaths';
import type { SearchLabels } from '@/lib/schema/news';
import classes from './NewsSearch.module.css';

type NewsSearchProps = {
  labels: SearchLabels;
  /** What stands beside the field. */
  beside: ReactNode;
  /** The list that the results take the place of. */
  children: ReactNode;
};

const loadResults = () => import('@/components/news/SearchResults');

export function NewsSearch({ labels, beside, children }: NewsSearchProps) {
  const { query, text, attempt, onSubmit, onClear, fieldProps } = useSearchField();
  const results = useLoaded(query !== '', loadResults, attempt);
  return (
    <>
      <div className={classes.head}>
        {beside}
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers this site is made for */}
        <form role="search" action={NEWS_PATH} className={classes.form} data-scripted onSubmit={onSubmit}>
          <input
            type="search"
            name="query"
            aria-label={labels.label}
            placeholder={labels.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={60}
            className={classes.field}
            {...fieldProps}
          />
          {text && (
            <button type="button" aria-label={labels.clear} className={classes.clear} onClick={onClear}>
              <Icon name="close" size={16} />
            </button>
          )}
          <button type="submit" aria-label={labels.submit} className={classes.submit}>
            <Icon name="search" />
          </button>
        </form>
      </div>
      {!query && children}
      {query && results.kind === 'loaded' && (
        <results.part.SearchResults query={query} attempt={attempt} labels={labels} />
      )}
      {query && results.kind !== 'loaded' && (
        <p role="status" className={classes.status}>
          {results.kind === 'failed' ? labels.failed : labels.searching}
        </p>
      )}
    </>
  );
}
