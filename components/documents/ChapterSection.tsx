import { Dashes, Steps, Terms } from '@/components/documents/Exhibits';
import { Flows } from '@/components/documents/Flows';
import { Prose } from '@/components/documents/Prose';
import { Table } from '@/components/documents/Table';
import { FigureList } from '@/components/ui/FigureList';
import { StationArc } from '@/components/ui/StationArc';
import type { DocumentSection } from '@/lib/schema/document';
import classes from './ChapterSection.module.css';
import figures from './DocumentFigures.module.css';

type ChapterSectionProps = { section: DocumentSection; sourceLabel: string };

/** A part of a chapter, with whatever it has in this order. */
export function ChapterSection({ section, sourceLabel }: ChapterSectionProps) {
  const { heading, text, formula, list, terms, steps, route, flows, table, source, note } = section;
  const wide = !heading || route || (table && table.head.length > 3);
  return (
    <div className={classes.root} data-wide={wide ? '' : undefined}>
      {heading && <h3 className={classes.heading}>{heading}</h3>}
      <div className={classes.body}>
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Prose>{paragraph}</Prose>
          </p>
        ))}
        {formula && <p className={classes.formula}>{formula}</p>}
        {section.figures && <FigureList figures={section.figures} classes={figures} />}
        {list && <Dashes items={list} />}
        {terms && <Terms items={terms} />}
        {steps && <Steps items={steps} />}
        {route && (
          <div className={classes.panel} data-tone="ink">
            <StationArc stations={route} />
          </div>
        )}
        {flows && <Flows flows={flows} />}
        {table && <Table label={heading} {...table} />}
        {source && (
          <p className={classes.source}>
            {sourceLabel}：<Prose>{source}</Prose>
          </p>
        )}
        {note && (
          <p className={classes.note}>
            <Prose>{note}</Prose>
          </p>
        )}
      </div>
    </div>
  );
}
