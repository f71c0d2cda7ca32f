import { AboutFilm } from '@/components/home/about/AboutFilm';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { StatsStrip } from '@/components/ui/StatsStrip';
import { filmSources } from '@/lib/pictures/filmSources';
import type { AboutIntroContent } from '@/lib/schema/home/about';
import classes from './About.module.css';

export function About(content: AboutIntroContent) {
  const { title, subtitle, paragraphs, more, cover, film, playFilm, filmLabel, filmFailed } = content;
  return (
    <>
      <Section id="about" labelledBy="about-title">
        <Reveal>
          <div data-grid="5:7" data-centered>
            <div className={classes.text}>
              <SectionHeading id="about-title" title={title} lead={subtitle} />
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ButtonLink href={more.path} variant="line" aria-label={`${more.title}：${title}`}>
                {more.title}
              </ButtonLink>
            </div>
            <AboutFilm sources={filmSources(film)} play={playFilm} label={filmLabel} failed={filmFailed}>
              <Picture
                picture={cover}
                sizes="(min-width: 120em) 780px, (min-width: 62em) 56vw, 100vw"
                className={classes.cover}
              />
            </AboutFilm>
          </div>
        </Reveal>
      </Section>
      <StatsStrip content={content} large />
    </>
  );
}
