'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { useLazyModule } from '@/lib/hydration/useLazyModule';
import { NEWS_PATH, SEARCH_ID } from '@/lib/news/newsPaths';
import type { SearchLabels } from '@/lib/schema/news';
import { useSearchField } from '@/lib/search/useSearchField';
import classes from './SiteSearch.module.css';

type SiteSearchProps = {
  labels: SearchLabels;
  beside: ReactNode;
  children: ReactNode;
};

const loadResults = () => import('@/components/news/SearchResults');

export function SiteSearch({ labels, beside, children }: SiteSearchProps) {
  const { query, text, attempt, onSubmit, onClear, fieldProps } = useSearchField();
  const { module, failed, open } = useLazyModule(loadResults);
  const searching = query !== '';

  const load = useEffectEvent(() => void open());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useEffect(() => {
    if (searching) load();
  }, [searching, attempt]);

  return (
    <>
      <div className={classes.head}>
        {beside}
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers this site is made for */}
        <form
          role="search"
          action={NEWS_PATH}
          className={classes.form}
          data-beside
          data-scripted
          onSubmit={onSubmit}
        >
          <input
            id={SEARCH_ID}
            type="search"
            name="query"
            aria-label={labels.label}
            placeholder={labels.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={60}
            className={classes.field}
            data-field
            {...fieldProps}
          />
          {text && (
            <IconButton
              icon="close"
              iconSize={16}
              label={labels.clear}
              className={classes.clear}
              data-hover
              onClick={onClear}
            />
          )}
          <IconButton
            type="submit"
            icon="search"
            label={labels.submit}
            className={classes.submit}
            data-hover
          />
        </form>
      </div>
      {!searching && children}
      {searching && module && <module.SearchResults query={query} attempt={attempt} labels={labels} />}
      {searching && !module && (
        <p role="status" data-text="lead">
          {failed ? labels.failed : labels.searching}
        </p>
      )}
    </>
  );
}
