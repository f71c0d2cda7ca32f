import { PointList } from '@/components/about/PointList';
import { Statement } from '@/components/about/Statement';
import { Chapter } from '@/components/ui/Chapter';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { SiteLink } from '@/components/ui/SiteLink';
import { StatsStrip } from '@/components/ui/StatsStrip';
import type { AboutContent } from '@/lib/schema/about';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './Company.module.css';

type CompanyProps = { content: AboutContent['about']; intro: AboutIntroContent };

export function Company({ content, intro }: CompanyProps) {
  const { title, statement, paragraphs, picture, does, doesNot, services } = content;
  const wide = (
    <>
      <Reveal>
        <Picture picture={picture} sizes="(min-width: 120em) 1400px, 100vw" className={classes.picture} />
      </Reveal>
      <div className={classes.scope}>
        <PointList {...does} />
        <PointList {...doesNot} />
      </div>
      <div className={classes.services}>
        <h3 className={classes.servicesTitle}>{services.title}</h3>
        <ul className={classes.links}>
          {services.links.map((link) => (
            <li key={link.title}>
              <SiteLink href={link.path} className={classes.link}>
                {link.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
  return (
    <>
      <Chapter id="about" title={title} wide={wide}>
        <Statement text={statement} paragraphs={paragraphs} />
      </Chapter>
      <StatsStrip title={intro.statsTitle} stats={intro.stats} source={intro.statsSource} />
    </>
  );
}
