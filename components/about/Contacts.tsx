import { MapCard } from '@/components/about/MapCard';
import { DefinitionList } from '@/components/ui/DefinitionList';
import { SiteLink } from '@/components/ui/SiteLink';
import { Text } from '@/components/ui/Text';
import type { AboutContent } from '@/lib/schema/about';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';

type ContactsProps = { content: AboutContent['contact']; site: Site; map: MapContent };

export function Contacts({ content, site, map }: ContactsProps) {
  const { labels, openService, documents, answers } = content;
  const email = site.email.value;
  const service = (
    <SiteLink href={site.customerService.value} newTab>
      {openService}
    </SiteLink>
  );
  const files = (
    <span data-row="4">
      {documents.map(({ path, title }) => (
        <SiteLink key={path} href={path}>
          {title}
        </SiteLink>
      ))}
    </span>
  );
  return (
    <DefinitionList
      items={[
        { term: labels.company, text: <Text as="span" text={site.company.value} /> },
        { term: labels.email, text: <SiteLink href={`mailto:${email}`}>{email}</SiteLink> },
        { term: labels.place, text: <MapCard content={map} place={site.place} /> },
        { term: labels.service, text: service },
        { term: labels.document, text: files },
        ...answers.map(({ term, text }) => ({ term, text: <Text as="span" text={text} /> })),
      ]}
    />
  );
}
