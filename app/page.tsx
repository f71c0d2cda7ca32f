import type { Metadata } from 'next';
import { HomeHead } from '@/app/HomeHead';
import { homePage } from '@/app/pages';
import { About } from '@/components/home/about/About';
import { Cases } from '@/components/home/cases/Cases';
import { DroneSeries } from '@/components/home/drones/Drones';
import { Ecosystem } from '@/components/home/ecosystem/Ecosystem';
import { Partners } from '@/components/home/partners/Partners';
import { Solutions } from '@/components/home/solutions/Solutions';
import { Technology } from '@/components/home/technology/Technology';
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
