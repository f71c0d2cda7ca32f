import type { ReactNode } from 'react';
import { PageHead } from '@/app/_parts/PageHead';
import { Anniversary } from '@/components/about/Anniversary';
import { Business } from '@/components/about/Business';
import { Company } from '@/components/about/Company';
import { Contacts } from '@/components/about/Contacts';
import { History } from '@/components/about/History';
import { PartnerModel } from '@/components/about/PartnerModel';
import { Vision } from '@/components/about/Vision';
import { Enquiry } from '@/components/enquiry/Enquiry';
import { Chapters } from '@/components/ui/chapters/Chapters';
import { Section } from '@/components/ui/Section';
import { about } from '@/content/about';
import { enquiryServers } from '@/content/apiServer';
import { coins } from '@/content/coins';
import { enquiry } from '@/content/enquiry';
import { errorMessages } from '@/content/errorMessages';
import { map } from '@/content/map';
import { policies } from '@/content/policies';
import { site } from '@/content/site';
import { CHAPTERS, type ChapterKey } from '@/lib/schema/about';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, about.page);

const draw: Record<ChapterKey, (id: string) => ReactNode> = {
  company: (id) => <Company id={id} content={about.company} />,
  vision: (id) => <Vision id={id} content={about.vision} />,
  history: (id) => <History id={id} content={about.history} policies={policies} />,
  business: (id) => <Business id={id} content={about.business} coins={coins} />,
  partnership: (id) => <PartnerModel id={id} content={about.partnership} />,
  anniversary: (id) => <Anniversary id={id} content={about.anniversary} />,
  contact: (id) => (
    <Section id={id} tone="mist">
      <h2 id={`${id}-title`} data-text="small" data-eyebrow="" data-beside="3">
        {about.contact.title}
      </h2>
      <Enquiry content={enquiry} site={site} knownServers={enquiryServers} busy={errorMessages.busy}>
        <Contacts content={about.contact} site={site} map={map} />
      </Enquiry>
    </Section>
  ),
};

const chapters = CHAPTERS.map(({ key, id }) => ({ id, title: about[key].title, section: draw[key](id) }));

export default function AboutPage() {
  return (
    <>
      <PageHead page={about.page} titled={false} />
      <Chapters label={about.chaptersLabel} chapters={chapters} />
    </>
  );
}
