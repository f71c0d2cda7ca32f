import { AboutFilm } from '@/components/home/aboutIntro/AboutFilm';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section, SectionHeading } from '@/components/ui/Section';
import { StatList } from '@/components/ui/StatList';
import statClasses from '@/components/ui/Stats.module.css';
import { Texts } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import { filmSources } from '@/lib/pictures/filmSources';
import type { AboutIntroContent } from '@/lib/schema/home/aboutIntro';

export function AboutIntro(content: AboutIntroContent) {
  const { title, subtitle, paragraphs, more, desk, cover, film, playFilm, filmLabel, filmFailed } = content;
  // The note of the second figure, which the style sheet shows large, names the source of all.
  const stats = content.stats.map((stat, index) =>
    index === 1 ? { ...stat, note: content.statsSource } : stat,
  );
  return (
    <>
      <Section id="about">
        <Reveal>
          <div data-grid="1:1" data-centered>
            <div data-stack="4">
              <SectionHeading id="about-title" label={subtitle} title={title} size="title" />
              <Texts data-text="body" byClause texts={paragraphs} />
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
      <section aria-label={content.statsTitle} data-tone="ink">
        <div data-container>
          <StatList stats={stats} classes={statClasses} />
        </div>
      </section>
    </>
  );
}
