import type { ReactNode } from 'react';
import { AddressCard } from '@/components/about/AddressCard';
import { ContactList } from '@/components/about/ContactList';
import { MapCard } from '@/components/about/MapCard';
import { CodeList } from '@/components/ui/CodeList';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { hasMap } from '@/lib/map/hasMap';
import type { AboutContent } from '@/lib/schema/about';
import type { FooterContent } from '@/lib/schema/footer';
import type { MapContent } from '@/lib/schema/map';
import type { Site } from '@/lib/schema/site';
import type { ViewerLabels } from '@/lib/schema/viewer';
import classes from './Contract.module.css';

type ContractProps = {
  content: AboutContent['contract'];
  site: Site;
  map: MapContent;
  footer: FooterContent;
  viewerLabels: ViewerLabels;
  /** The form, between the ways to write and the codes. */
  children: ReactNode;
};

export function Contract({ content, site, map, footer, viewerLabels, children }: ContractProps) {
  const card = <MapCard content={map} />;
  return (
    <Section id="contract" labelledBy="contract-title">
      <SectionHeading id="contract-title" title={content.title} lead={content.lead} />
      <div className={classes.columns}>
        <ContactList content={content} site={site} />
        {hasMap(map) ? card : <AddressCard>{card}</AddressCard>}
      </div>
      {children}
      <h3 className={classes.codesTitle}>{content.codesTitle}</h3>
      <CodeList codes={footer.codes} openLabel={footer.openCode} viewerLabels={viewerLabels} withTargets />
    </Section>
  );
}
