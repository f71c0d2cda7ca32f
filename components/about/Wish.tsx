import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Wish.module.css';

/** Where the band is higher than the picture is wide, the picture is as wide as its height asks for. */
const SIZES = '(min-width: 108em) 72vw, (min-width: 62em) max(78vw, 995px), (min-width: 48em) 995px, 100vw';

type WishProps = { content: AboutContent['wish'] };

export function Wish({ content }: WishProps) {
  return (
    <section id="wish" aria-labelledby="wish-title" data-tone="ink" className={classes.root}>
      <Picture picture={content.picture} sizes={SIZES} className={classes.picture} />
      <div className={classes.inner}>
        <Reveal>
          <h2 id="wish-title" className={classes.title}>
            {content.title}
          </h2>
          <p className={classes.statement}>
            <Clauses text={content.statement} />
          </p>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph} className={classes.paragraph}>
              <Clauses text={paragraph} />
            </p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
