import type { CSSProperties } from 'react';
import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './Vision.module.css';

const HEIGHT_PX = 560;
const HEIGHT = { '--height': `${HEIGHT_PX}px` } as CSSProperties;

/** Where the band is higher than the picture is wide, the picture is as wide as its height asks for. */
const WIDTH = `${Math.floor((HEIGHT_PX * 16) / 9)}px`;
const SIZES = `(min-width: 108em) 72vw, (min-width: 62em) max(78vw, ${WIDTH}), (min-width: 48em) ${WIDTH}, 100vw`;

export function Vision({ id, content }: ChapterProps<'vision'>) {
  const { title, statement, paragraphs, picture } = content;
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tone="ink" className={classes.root} style={HEIGHT}>
      <Picture picture={picture} sizes={SIZES} className={classes.picture} data-not-printed />
      <div data-container className={classes.inner} data-print-auto>
        <Reveal>
          <ChapterStatement id={id} title={title} text={statement} size="title" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} data-text="body" className={classes.paragraph}>
              <Clauses text={paragraph} />
            </p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
