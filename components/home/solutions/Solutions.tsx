import { SolutionsCarousel } from '@/components/home/solutions/SolutionsCarousel';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Text } from '@/components/ui/Text';
import { SOLUTIONS_HEIGHT_PX } from '@/lib/motion/intervalsAndHeights';
import { filmSources } from '@/lib/pictures/filmSources';
import type { CarouselLabels } from '@/lib/schema/carousel';
import type { SolutionsContent } from '@/lib/schema/home/solutions';
import classes from './Solutions.module.css';

type SolutionsProps = { content: SolutionsContent; labels: CarouselLabels };

export function Solutions({ content, labels }: SolutionsProps) {
  const slides = content.slides.map(({ title, label, text, film, poster, url }, index) => ({
    label,
    sources: filmSources(film),
    poster: <Picture picture={poster} sizes={{ xl: '1920px', base: '100vw' }} lazy={index === 0} />,
    text: (
      <div className={classes.body}>
        <Text as="h3" data-text="title" text={title} />
        <Text className={classes.text} byClause text={text} />
        <ButtonLink
          link={{ title: content.more, path: url }}
          variant="white"
          aria-label={`${content.more}：${title}`}
        />
      </div>
    ),
  }));
  return (
    <section
      id="solution"
      aria-labelledby="solution-title"
      data-tone="ink"
      className={classes.root}
      style={{ '--height': `${SOLUTIONS_HEIGHT_PX}px` }}
      data-print-auto
    >
      <Reveal className={classes.show}>
        <div className={classes.top} data-container>
          <h2 id="solution-title" data-text="small" data-eyebrow data-beside="3">
            {content.title}
          </h2>
        </div>
        <SolutionsCarousel name={content.title} labels={labels} slides={slides} />
      </Reveal>
    </section>
  );
}
