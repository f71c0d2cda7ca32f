import { ProcessArc } from '@/components/documents/ProcessArc';
import { FactTable } from '@/components/ui/FactTable';
import { StatList } from '@/components/ui/StatList';
import { Text, Texts } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { DocumentSection } from '@/lib/schema/document';
import classes from './ChapterSection.module.css';
import figureClasses from './Figures.module.css';
import rowClasses from './Rows.module.css';

const DATE = /^\d{4}-\d\d/;

type ChapterSectionProps = { section: DocumentSection; sourceLabel: string };

export function ChapterSection({ section, sourceLabel }: ChapterSectionProps) {
  const { heading, text, figures, list, terms, steps, route, table, source, note, links } = section;
  const wide = !heading || route || (table && table.head.length > 3);
  return (
    <div className={wide ? classes.root : classes.columns} data-drawn={route && ''}>
      {heading && <Text as="h3" className={classes.heading} text={heading} />}
      <div className={classes.body}>
        <Texts texts={text} />
        {figures && <StatList stats={figures} classes={figureClasses} />}
        {list && (
          <ul className={classes.dashes} data-dashes>
            <Texts as="li" texts={list} />
          </ul>
        )}
        {terms && <Rows as="ul" items={terms} />}
        {steps && <Rows as="ol" items={steps} />}
        {route && (
          <div className={classes.panel} data-tone="ink">
            <ProcessArc steps={route} />
          </div>
        )}
        {table && <Table label={heading} {...table} />}
        {source && (
          <p className={classes.source}>
            {sourceLabel}：<Text as="span" text={source} />
          </p>
        )}
        {note && <Text className={classes.note} text={note} />}
        {links && (
          <p data-row="6" data-not-printed="">
            {links.map((link) => (
              <TextLink key={link.path} link={link} />
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

type RowsProps = { as: 'ol' | 'ul'; items: { title: string; text: string }[] };

function Rows({ as: List, items }: RowsProps) {
  return (
    <List className={rowClasses.root} data-rows>
      {items.map(({ title, text }) => (
        <li key={title}>
          {DATE.test(title) ? (
            <time dateTime={title} data-text="figure" data-tint="jade">
              {title}
            </time>
          ) : (
            <Text as="strong" text={title} />
          )}
          <Text as="span" text={text} />
        </li>
      ))}
    </List>
  );
}

type TableProps = NonNullable<DocumentSection['table']> & { label?: string };

function Table({ label, head: [item = '', ...columns], rows }: TableProps) {
  const named = rows.map(([title = '', ...cells]) => ({ title, cells }));
  return <FactTable label={label ?? columns.join(' ')} item={item} columns={columns} rows={named} />;
}
