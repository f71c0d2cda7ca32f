import { ChapterStatement } from '@/components/about/ChapterStatement';
import { FactTable } from '@/components/ui/FactTable';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { ChapterProps } from '@/lib/schema/about';
import classes from './PartnerModel.module.css';

export function PartnerModel({ id, content }: ChapterProps<'partnership'>) {
  const { title, statement, item, columns, kinds, note, steps, links } = content;
  return (
    <Section id={id}>
      <ChapterStatement id={id} title={title} text={statement} />
      <FactTable label={title} item={item} columns={columns} rows={kinds} />
      <Text data-text="label" data-above="4" byClause text={note} />
      <h3 data-text="lead" data-ruled data-above="8">
        {steps.title}
      </h3>
      <ol className={classes.steps} data-numbered>
        {steps.list.map((step) => (
          <li key={step.title}>
            <div>
              <strong>{step.title}</strong>
              <Text data-text="body" data-measure text={step.text} />
            </div>
          </li>
        ))}
      </ol>
      <div data-row="6" data-above="6">
        {links.map((link) => (
          <TextLink key={link.path} link={link} />
        ))}
      </div>
    </Section>
  );
}
