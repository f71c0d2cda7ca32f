import { BusinessDrawing } from '@/components/about/BusinessDrawing';
import { Clauses } from '@/components/ui/Clauses';
import { Icon } from '@/components/ui/Icon';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { StatList } from '@/components/ui/StatList';
import { TextLink } from '@/components/ui/TextLink';
import type { AboutContent } from '@/lib/schema/about';
import type { CoinsContent } from '@/lib/schema/coins';
import classes from './Business.module.css';

type BusinessProps = { content: AboutContent['business']; coins: CoinsContent };

export function Business({ content: { title, lead, drawing, payments }, coins }: BusinessProps) {
  const rules = coins.rules.map(({ amount, reason }) => ({ value: amount, unit: coins.unit, label: reason }));
  return (
    <Section id="business" labelledBy="business-title" tone="mist" title={title} lead={lead}>
      <Reveal className={classes.panel}>
        <BusinessDrawing drawing={drawing} />
      </Reveal>
      <div>
        <h3 data-type="lead" data-ruled="">
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
              <p data-type="body" className={classes.text}>
                <Clauses text={row.text} />
              </p>
            </li>
          ))}
        </ul>
        <p data-above="5">
          <TextLink href={payments.link.path}>{payments.link.title}</TextLink>
        </p>
      </div>
      <div data-stack="5">
        <h3 data-type="lead">{coins.title}</h3>
        <StatList stats={rules} />
        <p data-type="label">{coins.note}</p>
      </div>
    </Section>
  );
}
