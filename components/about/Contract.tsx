import type { ReactNode } from 'react';
import { AddressCard } from '@/components/about/AddressCard';
import { ContactList } from '@/components/about/ContactList';
import { MapCard } from '@/components/about/MapCard';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { hasMap } from '@/lib/map/hasMap';
import type { AboutContent } from '@/lib/schema/about';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';
import classes from './Contract.module.css';

type ContractProps = {
  content: AboutContent['contract'];
  site: Site;
  map: MapContent;
  /** The form, under the ways to write. */
  children: ReactNode;
};

export function Contract({ content, site, map, children }: ContractProps) {
  const card = <MapCard content={map} />;
  return (
    <Section id="contract" labelledBy="contract-title">
      <SectionHeading id="contract-title" title={content.title} lead={content.lead} />
      <div className={classes.columns}>
        <ContactList content={content} site={site} />
        {hasMap(map) ? card : <AddressCard>{card}</AddressCard>}
      </div>
      {children}
    </Section>
  );
}
