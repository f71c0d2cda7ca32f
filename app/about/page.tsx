import { PageHead } from '@/app/_parts/PageHead';
import { shownCoins } from '@/app/_parts/shownCoins';
import { Anniversary } from '@/components/about/Anniversary';
import { Business } from '@/components/about/Business';
import { Company } from '@/components/about/Company';
import { Contacts } from '@/components/about/Contacts';
import { History } from '@/components/about/History';
import { Partner } from '@/components/about/Partner';
import { Wish } from '@/components/about/Wish';
import { Enquiry } from '@/components/enquiry/Enquiry';
import { Chapters } from '@/components/ui/chapters/Chapters';
import { Section } from '@/components/ui/Section';
import { about } from '@/content/about';
import { enquiryServers } from '@/content/apiServer';
import { enquiry } from '@/content/enquiry';
import { errorMessages } from '@/content/errorMessages';
import { map } from '@/content/map';
import { policies } from '@/content/policies';
import { site } from '@/content/site';
import { CHAPTER_IDS } from '@/lib/schema/about';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(site, about.page);

const chapters = CHAPTER_IDS.map((id) => ({ id, title: about[id].title }));

export default function AboutPage() {
  return (
    <>
      <PageHead page={about.page} />
      <Chapters label={about.chaptersLabel} chapters={chapters}>
        <Company {...about.about} />
        <Wish {...about.wish} />
        <History content={about.history} policies={policies} />
        <Business content={about.business} coins={shownCoins} />
        <Partner {...about.partner} />
        <Anniversary {...about.anniversary} />
        <Section id="contract" labelledBy="contract-title" tone="mist">
          <h2 id="contract-title" data-text="small" data-ticked="">
            {about.contract.title}
          </h2>
          <Enquiry content={enquiry} site={site} knownServers={enquiryServers} errorMessages={errorMessages}>
            <Contacts content={about.contract} site={site} map={map} />
          </Enquiry>
        </Section>
      </Chapters>
    </>
  );
}
