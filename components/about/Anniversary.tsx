import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './Anniversary.module.css';

export function Anniversary({ id, content }: ChapterProps<'anniversary'>) {
  const { title, statement, paragraphs, picture } = content;
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tone="ink" className={classes.root}>
      <div data-container data-grid="7:5" data-centered>
        <div>
          <ChapterStatement id={id} title={title} text={statement} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph} data-text="body">
              <Clauses text={paragraph} />
            </p>
          ))}
        </div>
        <Picture picture={picture} sizes="(min-width: 62em) 448px, 100vw" className={classes.picture} />
      </div>
    </section>
  );
}
