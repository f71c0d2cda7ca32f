import { DefinitionList } from '@/components/ui/DefinitionList';
import { Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { DownloadContent } from '@/lib/schema/download';

export function AppInfo({ title, lead, items, privacy }: DownloadContent['appInfo']) {
  const published = items.flatMap(({ term, value: { value } }) => (value ? [{ term, text: value }] : []));
  const link = <TextLink link={privacy} />;
  return (
    <Section id="app-info" tone="mist">
      <div data-grid="4:8">
        <SectionHeading id="app-info-title" title={title} lead={lead} />
        <DefinitionList items={[...published, { term: privacy.term, text: link }]} />
      </div>
    </Section>
  );
}
