import { Facts } from '@/components/ui/Facts';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { DownloadContent } from '@/lib/schema/download';

export function AppFacts({ title, lead, facts, privacy }: DownloadContent['facts']) {
  const known = facts.flatMap(({ term, value: { value } }) => (value ? [{ term, text: value }] : []));
  const link = <TextLink href={privacy.path}>{privacy.title}</TextLink>;
  return (
    <Section labelledBy="facts-title" tone="mist">
      <div data-grid="4:8">
        <SectionHeading id="facts-title" title={title} lead={lead} />
        <Facts facts={[...known, { term: privacy.term, text: link }]} />
      </div>
    </Section>
  );
}
