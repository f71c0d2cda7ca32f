import type { ReactNode } from 'react';
import { ContactList } from '@/components/about/ContactList';
import { Chapter } from '@/components/ui/Chapter';
import type { AboutContent } from '@/lib/schema/about';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';

type ContractProps = {
  content: AboutContent['contract'];
  site: Site;
  map: MapContent;
  /** The form, under the ways to write. */
  children: ReactNode;
};

export function Contract({ content, site, map, children }: ContractProps) {
  return (
    <Chapter id="contract" title={content.title} lead={content.lead} wide={children}>
      <ContactList content={content} site={site} map={map} />
    </Chapter>
  );
}
