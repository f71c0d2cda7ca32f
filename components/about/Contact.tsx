import type { ReactNode } from 'react';
import { MapCard } from '@/components/about/MapCard';
import { Chapter } from '@/components/ui/chapters/Chapter';
import { Facts } from '@/components/ui/Facts';
import { SiteLink } from '@/components/ui/SiteLink';
import type { AboutContent } from '@/lib/schema/about';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';

type ContactProps = {
  content: AboutContent['contract'];
  site: Site;
  map: MapContent;
  /** The form, under the ways to write. */
  children: ReactNode;
};

export function Contact({ content, site, map, children }: ContactProps) {
  const { title, lead, labels, openService, documents, answers } = content;
  const mailbox = site.mailbox.value;
  const service = (
    <SiteLink href={site.customerService.value} newTab>
      {openService}
    </SiteLink>
  );
  const files = (
    <span data-row="4">
      {documents.map((document) => (
        <SiteLink key={document.path} href={document.path}>
          {document.title}
        </SiteLink>
      ))}
    </span>
  );
  return (
    <Chapter id="contract" title={title} lead={lead} wide={children}>
      <div data-links>
        <Facts
          facts={[
            { term: labels.company, text: site.company.value },
            { term: labels.mailbox, text: <SiteLink href={`mailto:${mailbox}`}>{mailbox}</SiteLink> },
            { term: labels.place, text: <MapCard content={map} place={site.place} /> },
            { term: labels.service, text: service },
            { term: labels.document, text: files },
            ...answers,
          ]}
        />
      </div>
    </Chapter>
  );
}
