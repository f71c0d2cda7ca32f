import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import type { AboutContent } from '@/lib/schema/about';
import classes from './Wish.module.css';

type WishProps = { content: AboutContent['wish'] };

export function Wish({ content }: WishProps) {
  return (
    <section id="wish" aria-labelledby="wish-title" data-tone="ink" className={classes.root}>
      <Picture picture={content.picture} sizes="100vw" className={classes.picture} />
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
              {paragraph}
            </p>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
