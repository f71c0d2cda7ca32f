import { LawLinks } from '@/components/guide/LawLinks';
import { FactTable } from '@/components/ui/FactTable';
import { Section } from '@/components/ui/Section';
import type { GuideContent } from '@/lib/schema/guide';
import type { Law } from '@/lib/schema/guide/rules';

type PartiesProps = GuideContent['parties'] & { law: Law };

export function Parties({ title, lead, notes, law, ...table }: PartiesProps) {
  return (
    <Section id="parties" title={title} lead={lead}>
      <FactTable {...table} />
      {notes.map((note) => (
        <p key={note} data-text="label" data-above="6" data-measure="">
          <LawLinks text={note} law={law} />
        </p>
      ))}
    </Section>
  );
}
