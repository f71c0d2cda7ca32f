import { BusinessDrawing } from '@/components/about/BusinessDrawing';
import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Icon } from '@/components/ui/Icon';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { ChapterProps } from '@/lib/schema/about';
import type { CoinsContent } from '@/lib/schema/coins';
import classes from './Business.module.css';

export function Business({ id, content, coins }: ChapterProps<'business'> & { coins: CoinsContent }) {
  const { title, statement, drawing, payments } = content;
  return (
    <Section id={id} tone="mist">
      <ChapterStatement id={id} title={title} text={statement} />
      <Reveal className={classes.panel}>
        <BusinessDrawing drawing={drawing} />
      </Reveal>
      <h3 data-text="lead" data-ruled>
        {payments.title}
      </h3>
      <ul className={classes.rows} data-rows>
        {payments.rows.map((row) => (
          <li key={row.title}>
            <strong>{row.title}</strong>
            <p className={classes.parties} data-row="2">
              {row.from}
              <span data-accent>
                <Icon name="arrow" size={16} />
                <span data-visually-hidden>{payments.to}</span>
              </span>
              {row.to}
            </p>
            <Text data-text="body" byClause text={row.text} />
          </li>
        ))}
      </ul>
      <Text data-text="body" data-above="4" byClause text={coins.sentence + coins.note} />
      <p data-above="3">
        <TextLink link={payments.link} />
      </p>
    </Section>
  );
}
