import { AboutFilm } from '@/components/home/aboutIntro/AboutFilm';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { StatsStrip } from '@/components/ui/StatsStrip';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import { filmSources } from '@/lib/pictures/filmSources';
import type { AboutIntroContent } from '@/lib/schema/home/aboutIntro';

export function AboutIntro(content: AboutIntroContent) {
  const { title, subtitle, paragraphs, more, desk, cover, film, playFilm, filmLabel, filmFailed } = content;
  return (
    <>
      <Section id="about">
        <Reveal>
          <div data-grid="1:1" data-centered>
            <div data-stack="4">
              <SectionHeading id="about-title" label={subtitle} title={title} size="title" />
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} data-text="body" text={paragraph} />
              ))}
              <div data-row="4" data-above="7">
                <ButtonLink link={more} variant="line" />
                <TextLink link={desk} />
              </div>
            </div>
            <AboutFilm sources={filmSources(film)} play={playFilm} label={filmLabel} failed={filmFailed}>
              <Picture picture={cover} sizes={{ xl: '1030px', md: '56vw', base: '112vw' }} />
            </AboutFilm>
          </div>
        </Reveal>
      </Section>
      <StatsStrip {...content} />
    </>
  );
}
