import type { Metadata } from 'next';
import { homePage } from '@/app/pages';
import { About } from '@/components/home/About';
import { Cases } from '@/components/home/Cases';
import { DroneSeries } from '@/components/home/DroneSeries';
import { Ecosystem } from '@/components/home/Ecosystem';
import { Hero } from '@/components/home/Hero';
import { NoticeTicker } from '@/components/home/NoticeTicker';
import { Partners } from '@/components/home/Partners';
import { Solutions } from '@/components/home/Solutions';
import { Technology } from '@/components/home/Technology';
import { JsonLd } from '@/components/ui/JsonLd';
import { drones } from '@/content/drones';
import { faults } from '@/content/faults';
import { aboutIntro } from '@/content/home/about';
import { cases } from '@/content/home/cases';
import { ecosystem } from '@/content/home/ecosystem';
import { hero } from '@/content/home/hero';
import { partners } from '@/content/home/partners';
import { solutions } from '@/content/home/solutions';
import { technology } from '@/content/home/technology';
import { ticker } from '@/content/home/ticker';
import { announcements, banners, notices } from '@/content/notices';
import { site } from '@/content/site';
import { slides } from '@/content/slides';
import { viewer } from '@/content/viewer';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeGraph } from '@/lib/seo/structuredData';

export const metadata: Metadata = pageMetadata(site, homePage);

export default function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(site, aboutIntro, drones)} />
      <Hero content={hero} labels={slides} banners={banners} words={notices.banners} faults={faults} />
      <NoticeTicker initial={announcements} labels={ticker} words={notices} faults={faults} />
      <About content={aboutIntro} />
      <Solutions content={solutions} labels={slides} />
      <Cases content={cases} slidesLabels={slides} />
      <Technology content={technology} />
      <DroneSeries content={drones} viewerLabels={viewer} />
      <Partners content={partners} />
      <Ecosystem content={ecosystem} />
    </>
  );
}
