import { Button } from '@/components/ui/Button';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SearchLabels } from '@/lib/schema/news';
import type { FoundPage } from '@/lib/search/findPages';
import { useSiteSearch } from '@/lib/search/useSiteSearch';
import { fill } from '@/lib/text/fill';
import classes from './SearchResults.module.css';

type SearchResultsProps = { query: string; attempt: number; labels: SearchLabels };

export function SearchResults({ query, attempt, labels }: SearchResultsProps) {
  const { state, showMore } = useSiteSearch(query, attempt);
  const found = state.kind === 'found' ? state : undefined;
  return (
    <div data-above="7">
      <p role="status" data-text="body">
        {state.kind === 'searching' && labels.searching}
        {state.kind === 'failed' && labels.failed}
        {found && fill(found.total ? labels.found : labels.empty, { query: found.query, n: found.total })}
      </p>
      {found?.total === 0 && <p data-text="body">{labels.emptyHint}</p>}
      {found && (
        <ol>
          {found.pages.map((page) => (
            <ResultRow key={page.url} {...page} />
          ))}
        </ol>
      )}
      {found && found.pages.length < found.total && (
        <p className={classes.more} data-above="8">
          <Button variant="line" onClick={showMore}>
            {labels.more}
          </Button>
        </p>
      )}
    </div>
  );
}

function ResultRow({ url, meta: { title, category, date }, excerpt, sections }: FoundPage) {
  return (
    <li className={classes.row} data-stack="2">
      {category && (
        <p data-row="3" data-text="label">
          <span data-accent>{category}</span>
          <time dateTime={date}>{date}</time>
        </p>
      )}
      <h2 data-text="lead">
        <SiteLink href={url} data-hover="">
          {title}
        </SiteLink>
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: words of this site, escaped by Pagefind */}
      <p className={classes.excerpt} data-text="small" dangerouslySetInnerHTML={{ __html: excerpt }} />
      {sections.length > 0 && (
        <ul data-row="5" data-text="small" data-links>
          {sections.map((section) => (
            <li key={section.url}>
              <SiteLink href={section.url}>{section.title}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
