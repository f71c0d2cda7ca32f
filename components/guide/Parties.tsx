import { Clauses } from '@/components/ui/Clauses';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SideScroller } from '@/components/ui/SideScroller';
import type { GuideContent } from '@/lib/schema/guide';
import classes from './Parties.module.css';

export function Parties({ title, lead, table, item, columns, rows, none, notes }: GuideContent['parties']) {
  return (
    <Section id="parties" labelledBy="parties-title" tone="mist">
      <SectionHeading id="parties-title" title={title} lead={lead} />
      <SideScroller label={table}>
        <table aria-label={table} className={classes.table}>
          <thead>
            <tr>
              {[item, ...columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                {columns.map((column, index) => {
                  const text = row.cells[index];
                  return <td key={column}>{text ? <Clauses text={text} /> : <NoPart>{none}</NoPart>}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroller>
      {notes.map((note) => (
        <p key={note} className={classes.note} data-type="label">
          {note}
        </p>
      ))}
    </Section>
  );
}

function NoPart({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true" className={classes.dash}>
        –
      </span>
      <span data-visually-hidden>{children}</span>
    </>
  );
}
