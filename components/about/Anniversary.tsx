import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Picture } from '@/components/ui/Picture';
import { Texts } from '@/components/ui/Text';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './Anniversary.module.css';

export function Anniversary({ id, content }: ChapterProps<'anniversary'>) {
  const { title, statement, paragraphs, picture } = content;
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-tone="ink" className={classes.root}>
      <div data-container data-grid="7:5" data-centered data-unbroken>
        <div>
          <ChapterStatement id={id} title={title} text={statement} />
          <Texts data-text="body" byClause texts={paragraphs} />
        </div>
        <Picture picture={picture} sizes="350px" className={classes.picture} />
      </div>
    </section>
  );
}
