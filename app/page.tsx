import type { Metadata } from 'next';
import { HomeHead } from '@/app/HomeHead';
import { homePage } from '@/app/pages';
import { About } from '@/components/home/About';
import { Cases } from '@/components/home/Cases';
import { DroneSeries } from '@/components/home/DroneSeries';
import { Ecosystem } from '@/components/home/Ecosystem';
import { Partners } from '@/components/home/Partners';
import { Solutions } from '@/components/home/Solutions';
import { Technology } from '@/components/home/Technology';
import { drones } from '@/content/drones';
import { aboutIntro } from '@/content/home/about';
import { cases } from '@/content/home/cases';
import { ecosystem } from '@/content/home/ecosystem';
import { partners } from '@/content/home/partners';
import { solutions } from '@/content/home/solutions';
import { technology } from '@/content/home/technology';
import { site } from '@/content/site';
import { slides } from '@/content/slides';
import { viewer } from '@/content/viewer';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata(site, homePage);

export default function HomePage() {
  return (
    <>
      <HomeHead />
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
