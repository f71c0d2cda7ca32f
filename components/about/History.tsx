import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { AboutContent, ChapterProps } from '@/lib/schema/about';
import type { Policy } from '@/lib/schema/policies';
import classes from './History.module.css';

type Entry = AboutContent['history']['ownEvents']['value'][number] & Partial<Policy>;

const FIRST_ROWS = 5;

export function History({ id, content, policies }: ChapterProps<'history'> & { policies: Policy[] }) {
  const { title, statement, earlier, present, today, ownEvents } = content;
  const entries: Entry[] = [...policies, ...ownEvents.value].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <Section id={id}>
      <ChapterStatement id={id} title={title} text={statement} />
      <div className={classes.rows} data-rows>
        <div>
          <span data-accent>{present}</span>
          <h3 data-text="body">{today.title}</h3>
          <Text data-text="small" text={today.text} />
        </div>
      </div>
      <Entries entries={entries.slice(0, FIRST_ROWS)} />
      <details>
        <summary data-hover>
          {earlier}
          <Icon name="chevronDown" />
        </summary>
        <Entries entries={entries.slice(FIRST_ROWS)} />
      </details>
    </Section>
  );
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ol className={classes.rows} data-rows>
      {entries.map(({ date, title, url, text, document = text }) => (
        <li key={title}>
          <time dateTime={date} data-text="figure" data-tint="jade">
            {date}
          </time>
          <h3 data-text="body">
            {url ? (
              <SiteLink href={url} newTab data-links="">
                <Text as="span" text={title} />
              </SiteLink>
            ) : (
              <Text as="span" text={title} />
            )}
          </h3>
          <Text data-text="small" text={document} />
        </li>
      ))}
    </ol>
  );
}
