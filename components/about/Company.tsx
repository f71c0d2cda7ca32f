import { Statement } from '@/components/about/Statement';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { StatsStrip } from '@/components/ui/StatsStrip';
import type { AboutContent } from '@/lib/schema/about';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './Company.module.css';

type CompanyProps = { content: AboutContent['about']; intro: AboutIntroContent };

export function Company({ content, intro }: CompanyProps) {
  const { title, statement, paragraphs, picture, does, doesNot, services } = content;
  return (
    <>
      <Section id="about" labelledBy="about-title">
        <div data-grid="7:5" className={classes.head}>
          <div>
            <Statement id="about" title={title} text={statement} />
          </div>
          <div data-stack="4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} data-type="body">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <Reveal>
          <Picture picture={picture} sizes="(min-width: 120em) 1400px, 100vw" className={classes.picture} />
        </Reveal>
        <div data-grid="7:5">
          {[does, doesNot].map((list) => (
            <div key={list.title}>
              <h3 data-type="lead" data-ruled="">
                {list.title}
              </h3>
              <dl>
                {list.points.map((point) => (
                  <div key={point.title} className={classes.point}>
                    <dt>{point.title}</dt>
                    <dd data-type="body">{point.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <div data-row="6" className={classes.services}>
          <h3 data-type="lead">{services.title}</h3>
          {services.links.map((link) => (
            <SiteLink key={link.title} href={link.path} data-links="" className={classes.link}>
              {link.title}
            </SiteLink>
          ))}
        </div>
      </Section>
      <StatsStrip content={intro} />
    </>
  );
}
