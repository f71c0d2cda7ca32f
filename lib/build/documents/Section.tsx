import { CutPicture } from '@/lib/build/documents/CutPicture';
import { List, Stats, Steps, Terms } from '@/lib/build/documents/Exhibits';
import { Flows } from '@/lib/build/documents/Flows';
import { Prose } from '@/lib/build/documents/Prose';
import { Route } from '@/lib/build/documents/Route';
import { Table } from '@/lib/build/documents/Table';
import type { DocumentSection } from '@/lib/schema/document';
import type { DocumentLabels } from '@/lib/schema/documentLabels';

type SectionProps = { section: DocumentSection; labels: DocumentLabels };

/** A part of a chapter, with whatever it has in this order. */
export function Section({ section, labels }: SectionProps) {
  const { heading, text, formula, figures, list, terms, steps, route, flows, table } = section;
  const { picture, source, note } = section;
  const wide = !heading || route || (table && table.head.length > 3);
  return (
    <section data-wide={wide ? true : undefined}>
      {heading && <h3>{heading}</h3>}
      <div className="body">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <Prose>{paragraph}</Prose>
          </p>
        ))}
        {formula && <p className="formula">{formula}</p>}
        {figures && <Stats items={figures} />}
        {list && <List items={list} />}
        {terms && <Terms items={terms} />}
        {steps && <Steps items={steps} />}
        {route && <Route stations={route} />}
        {flows && <Flows flows={flows} />}
        {table && <Table {...table} />}
        {picture && <CutPicture picture={picture} shape="band" />}
        {source && (
          <p className="source">
            {labels.source}：<Prose>{source}</Prose>
          </p>
        )}
        {note && (
          <p className="note">
            <Prose>{note}</Prose>
          </p>
        )}
      </div>
    </section>
  );
}
