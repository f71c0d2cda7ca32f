import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Clauses } from '@/components/ui/Clauses';
import { FactTable } from '@/components/ui/FactTable';
import { Section } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './PartnerModel.module.css';

export function PartnerModel({ id, content }: ChapterProps<'partnership'>) {
  const { title, statement, item, columns, kinds, note, steps, links } = content;
  return (
    <Section id={id}>
      <ChapterStatement id={id} title={title} text={statement} />
      <FactTable label={title} item={item} columns={columns} rows={kinds} />
      <p data-text="label" data-above="4">
        <Clauses text={note} />
      </p>
      <div className={classes.steps}>
        <h3 data-text="lead" data-ruled="">
          {steps.title}
        </h3>
        <ol>
          {steps.list.map((step) => (
            <li key={step.title} className={classes.point}>
              <strong>{step.title}</strong>
              <p data-text="body">
                <Clauses text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div data-row="7" data-above="7" className={classes.links}>
        {links.map((link) => (
          <TextLink key={link.path} href={link.path}>
            {link.title}
          </TextLink>
        ))}
      </div>
    </Section>
  );
}
