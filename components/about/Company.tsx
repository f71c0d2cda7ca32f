import { Clauses } from '@/components/ui/Clauses';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './Company.module.css';

export function Company({ id, content }: ChapterProps<'company'>) {
  const { title, statement, paragraphs, picture, does, doesNot } = content;
  return (
    <Section id={id}>
      <div data-grid="7:5" className={classes.head}>
        <div>
          <h2 id={`${id}-title`} data-visually-hidden="">
            {title}
          </h2>
          <p data-text="title" className={classes.statement}>
            <Clauses text={statement} />
          </p>
        </div>
        <div data-stack="4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} data-text="body">
              <Clauses text={paragraph} />
            </p>
          ))}
        </div>
      </div>
      <Reveal>
        <Picture picture={picture} sizes="(min-width: 120em) 1640px, 100vw" className={classes.picture} />
      </Reveal>
      <div data-grid="7:5">
        {[does, doesNot].map((list) => (
          <div key={list.title}>
            <h3 data-text="lead" data-ruled="">
              {list.title}
            </h3>
            <dl>
              {list.points.map((point) => (
                <div key={point.title} className={classes.point}>
                  <dt>{point.title}</dt>
                  <dd data-text="body">
                    <Clauses text={point.text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
