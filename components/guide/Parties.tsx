import { FactTable } from '@/components/ui/FactTable';
import { Section } from '@/components/ui/Section';
import type { GuideContent } from '@/lib/schema/guide';
import classes from './Parties.module.css';

export function Parties({ title, lead, notes, ...table }: GuideContent['parties']) {
  return (
    <Section id="parties" labelledBy="parties-title" tone="mist" title={title} lead={lead}>
      <FactTable {...table} />
      {notes.map((note) => (
        <p key={note} className={classes.note} data-type="label">
          {note}
        </p>
      ))}
    </Section>
  );
}
