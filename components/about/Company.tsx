import { DefinitionList } from '@/components/ui/DefinitionList';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { Text, Texts } from '@/components/ui/Text';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './Company.module.css';

export function Company({ id, content }: ChapterProps<'company'>) {
  const { title, statement, paragraphs, picture, does, doesNot } = content;
  return (
    <Section id={id}>
      <div data-grid="7:5" className={classes.head}>
        <div>
          <Text as="h1" data-text="title" className={classes.statement} byClause text={statement} />
          <h2 id={`${id}-title`} data-visually-hidden="">
            {title}
          </h2>
        </div>
        <div data-stack="4">
          <Texts data-text="body" byClause texts={paragraphs} />
        </div>
      </div>
      <Reveal>
        <Picture
          picture={picture}
          sizes={{ xl: '1640px', base: '100vw' }}
          eager
          className={classes.picture}
        />
      </Reveal>
      <div data-grid="7:5" className={classes.lists}>
        {[does, doesNot].map((list) => (
          <div key={list.title}>
            <h3 data-text="lead" data-ruled="">
              {list.title}
            </h3>
            <DefinitionList
              strong
              items={list.points.map(({ title: term, text }) => ({
                term,
                text: <Text as="span" byClause text={text} />,
              }))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
