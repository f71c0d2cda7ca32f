import { Rows } from '@/components/documents/Rows';
import { Table } from '@/components/documents/Table';
import { unbroken } from '@/components/documents/unbroken';
import { FigureList } from '@/components/ui/FigureList';
import { StationArc } from '@/components/ui/StationArc';
import type { DocumentSection } from '@/lib/schema/document';
import classes from './ChapterSection.module.css';
import figureClasses from './Figures.module.css';

type ChapterSectionProps = { section: DocumentSection; sourceLabel: string };

/** A part of a chapter, with whatever it has in this order. */
export function ChapterSection({ section, sourceLabel }: ChapterSectionProps) {
  const { heading, text, figures, list, terms, steps, route, table, source, note } = section;
  const wide = !heading || route || (table && table.head.length > 3);
  return (
    <div className={wide ? classes.root : classes.columns}>
      {heading && <h3 className={classes.heading}>{heading}</h3>}
      <div className={classes.body}>
        {text.map((paragraph) => (
          <p key={paragraph}>{unbroken(paragraph)}</p>
        ))}
        {figures && <FigureList figures={figures} classes={figureClasses} />}
        {list && (
          <ul className={classes.dashes}>
            {list.map((item) => (
              <li key={item}>{unbroken(item)}</li>
            ))}
          </ul>
        )}
        {terms && <Rows as="ul" items={terms} />}
        {steps && <Rows as="ol" items={steps} />}
        {route && (
          <div className={classes.panel} data-tone="ink">
            <StationArc stations={route} />
          </div>
        )}
        {table && <Table label={heading} {...table} />}
        {source && (
          <p className={classes.source}>
            {sourceLabel}：{unbroken(source)}
          </p>
        )}
        {note && <p className={classes.note}>{unbroken(note)}</p>}
      </div>
    </div>
  );
}
