import { Hero } from '@/components/home/hero/Hero';
import { NoticeTicker } from '@/components/home/notices/NoticeTicker';
import { JsonLd } from '@/components/ui/JsonLd';
import { drones } from '@/content/drones';
import { faults } from '@/content/faults';
import { aboutIntro } from '@/content/home/about';
import { hero } from '@/content/home/hero';
import { ticker } from '@/content/home/ticker';
import { announcements, banners, notices } from '@/content/notices';
import { site } from '@/content/site';
import { slides } from '@/content/slides';
import { homeGraph } from '@/lib/seo/structuredData';

/** What the home page opens with: what it tells search engines, its slides, and the notices that operators change. */
export function HomeHead() {
  return (
    <>
      <JsonLd graph={homeGraph(site, aboutIntro, drones)} />
      <Hero content={hero} labels={slides} banners={banners} words={notices.banners} faults={faults} />
      <NoticeTicker initial={announcements} labels={ticker} words={notices} faults={faults} />
    </>
  );
}
