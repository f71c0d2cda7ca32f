import { homePage } from '@/app/_parts/staticPages';
import { AboutIntro } from '@/components/home/aboutIntro/AboutIntro';
import { Announcements } from '@/components/home/announcements/Announcements';
import { Cases } from '@/components/home/cases/Cases';
import { Drones } from '@/components/home/drones/Drones';
import { Ecosystem } from '@/components/home/ecosystem/Ecosystem';
import { Hero } from '@/components/home/hero/Hero';
import { Partners } from '@/components/home/partners/Partners';
import { Solutions } from '@/components/home/solutions/Solutions';
import { Technology } from '@/components/home/technology/Technology';
import { Visitors } from '@/components/home/visitors/Visitors';
import { LazyHydrate } from '@/components/ui/hydration/LazyHydrate';
import { JsonLd } from '@/components/ui/JsonLd';
import { carousel } from '@/content/carousel';
import { drones } from '@/content/drones';
import { errorMessages } from '@/content/errorMessages';
import { aboutIntro } from '@/content/home/aboutIntro';
import { announcementLabels, announcements } from '@/content/home/announcements';
import { bannerMessages, banners } from '@/content/home/banners';
import { cases } from '@/content/home/cases';
import { dispatch } from '@/content/home/dispatch';
import { ecosystem } from '@/content/home/ecosystem';
import { hero } from '@/content/home/hero';
import { partners } from '@/content/home/partners';
import { solutions } from '@/content/home/solutions';
import { technology } from '@/content/home/technology';
import { visitors } from '@/content/home/visitors';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { homeGraph } from '@/lib/seo/structuredData';

export const metadata = pageMetadata(site, homePage);

export default function HomePage() {
  return (
    <>
      <JsonLd graph={homeGraph(site, aboutIntro)} />
      <LazyHydrate>
        <Hero
          content={hero}
          slogan={site.slogan}
          labels={carousel}
          list={{ initial: banners, messages: bannerMessages, errorMessages }}
        />
        <Announcements initial={announcements} labels={announcementLabels} errorMessages={errorMessages} />
        <Visitors {...visitors} />
        <AboutIntro {...aboutIntro} />
        <Solutions content={solutions} labels={carousel} />
        <Cases {...cases} />
        <Technology content={technology} dispatch={dispatch} />
        <Drones {...drones} />
        <Partners {...partners} />
        <Ecosystem {...ecosystem} />
      </LazyHydrate>
    </>
  );
}
