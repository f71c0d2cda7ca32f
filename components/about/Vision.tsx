import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Texts } from '@/components/ui/Text';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './Vision.module.css';

const HEIGHT_PX = 560;
const HEIGHT = { '--height': `${HEIGHT_PX}px` };

/** The picture covers the band, so it is at least as wide as the band's height asks for. */
const WIDTH = `${Math.floor((HEIGHT_PX * 16) / 9)}px`;
const SIZES = { md: `max(78vw, ${WIDTH})`, sm: WIDTH, base: '100vw' };

export function Vision({ id, content }: ChapterProps<'vision'>) {
  const { title, statement, paragraphs, picture } = content;
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tone="ink" className={classes.root} style={HEIGHT}>
      <Picture picture={picture} sizes={SIZES} className={classes.picture} data-not-printed />
      <div data-container className={classes.inner} data-print-auto>
        <Reveal>
          <ChapterStatement id={id} title={title} text={statement} size="title" />
          <Texts data-text="body" byClause texts={paragraphs} />
        </Reveal>
      </div>
    </section>
  );
}
