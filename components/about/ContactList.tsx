import { MapCard } from '@/components/about/MapCard';
import { Facts } from '@/components/ui/Facts';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AboutContent } from '@/lib/schema/about';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';

type ContactListProps = { content: AboutContent['contract']; site: Site; map: MapContent };

export function ContactList({ content, site, map }: ContactListProps) {
  const { labels, openService, document } = content;
  const mailbox = site.mailbox.value;
  const service = (
    <SiteLink href={site.customerService.value} newTab>
      {openService}
    </SiteLink>
  );
  return (
    <div data-links>
      <Facts
        facts={[
          { term: labels.company, text: site.company.value },
          { term: labels.mailbox, text: <SiteLink href={`mailto:${mailbox}`}>{mailbox}</SiteLink> },
          { term: labels.place, text: <MapCard content={map} /> },
          { term: labels.service, text: service },
          { term: labels.document, text: <SiteLink href={document.path}>{document.title}</SiteLink> },
        ]}
      />
    </div>
  );
}
