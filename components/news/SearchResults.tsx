import { NewsRow } from '@/components/news/NewsRow';
import { Button } from '@/components/ui/Button';
import { Clauses } from '@/components/ui/Clauses';
import { PlainPicture } from '@/components/ui/PlainPicture';
import { useNewsSearch } from '@/lib/news/useNewsSearch';
import type { SearchLabels } from '@/lib/schema/news';
import { markedParts } from '@/lib/text/foldText';
import classes from './SearchResults.module.css';

type SearchResultsProps = { query: string; attempt: number; labels: SearchLabels };

export function SearchResults({ query, attempt, labels }: SearchResultsProps) {
  const { state, showMore } = useNewsSearch(query, attempt);
  const found = state.kind === 'found' ? state : undefined;
  return (
    <div className={classes.root}>
      <p role="status" data-type="body">
        {state.kind === 'searching' && labels.searching}
        {state.kind === 'failed' && labels.failed}
        {found && foundText(labels, found.query, found.numbers.length)}
      </p>
      {found?.numbers.length === 0 && <p data-type="body">{labels.emptyHint}</p>}
      {found && (
        <ol className={classes.rows}>
          {found.entries.map(({ picture, ...entry }) => (
            <NewsRow
              key={entry.id}
              item={entry}
              dated
              title={
                <Clauses text={entry.title} draw={(clause) => <Marked text={clause} query={found.query} />} />
              }
              summary={<Marked text={entry.summary} query={found.query} />}
              picture={
                picture && (
                  <PlainPicture src={picture.webp} alt="" width={480} height={360} loading="lazy">
                    <source type="image/avif" srcSet={picture.avif} />
                  </PlainPicture>
                )
              }
            />
          ))}
        </ol>
      )}
      {found && found.entries.length < found.numbers.length && (
        <p className={classes.more}>
          <Button variant="line" onClick={showMore}>
            {labels.more}
          </Button>
        </p>
      )}
    </div>
  );
}

function foundText(labels: SearchLabels, query: string, count: number) {
  const text = count ? labels.found : labels.empty;
  return text.replace('{query}', () => query).replace('{n}', String(count));
}

function Marked({ text, query }: { text: string; query: string }) {
  return markedParts(text, query).map(({ start, text: part, range }) =>
    range ? (
      <mark key={start} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
