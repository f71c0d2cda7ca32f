import { BusinessDrawing } from '@/components/about/BusinessDrawing';
import { ChapterStatement } from '@/components/about/ChapterStatement';
import { Clauses } from '@/components/ui/Clauses';
import { Icon } from '@/components/ui/Icon';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
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
      <div>
        <h3 data-text="lead" data-ruled="">
          {payments.title}
        </h3>
        <ul>
          {payments.rows.map((row) => (
            <li key={row.title} className={classes.row}>
              <p className={classes.parties}>
                {row.from}
                <span className={classes.arrow}>
                  <Icon name="arrow" size={16} />
                  <span data-visually-hidden="">{payments.to}</span>
                </span>
                {row.to}
              </p>
              <strong>{row.title}</strong>
              <p data-text="body" className={classes.text}>
                <Clauses text={row.text} />
              </p>
            </li>
          ))}
        </ul>
        <p data-text="body" data-above="4">
          <Clauses text={coins.sentence + coins.note} />
        </p>
        <p data-above="3">
          <TextLink href={payments.link.path}>{payments.link.title}</TextLink>
        </p>
      </div>
    </Section>
  );
}
