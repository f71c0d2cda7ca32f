import { Statement } from '@/components/about/Statement';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Wish.module.css';

/** Where the band is higher than the picture is wide, the picture is as wide as its height asks for. */
const SIZES = '(min-width: 108em) 72vw, (min-width: 62em) max(78vw, 995px), (min-width: 48em) 995px, 100vw';

export function Wish({ title, statement, paragraphs, picture }: AboutContent['wish']) {
  return (
    <section id="wish" aria-labelledby="wish-title" data-tone="ink" className={classes.root}>
      <Picture picture={picture} sizes={SIZES} className={classes.picture} data-not-printed />
      <div data-container className={classes.inner} data-print-auto>
        <Reveal>
          <Statement id="wish" title={title} text={statement} size="title" />
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
