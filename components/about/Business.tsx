import { BusinessDrawing } from '@/components/about/BusinessDrawing';
import { PaymentList } from '@/components/about/PaymentList';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { StatList } from '@/components/ui/StatList';
import type { AboutContent } from '@/lib/schema/about';
import type { CoinsContent } from '@/lib/schema/coins';
import classes from './Business.module.css';

type BusinessProps = { content: AboutContent['business']; coins: CoinsContent };

export function Business({ content: { title, lead, drawing, payments }, coins }: BusinessProps) {
  const rules = coins.rules.map(({ amount, reason }) => ({ value: amount, unit: coins.unit, label: reason }));
  return (
    <Section id="business" labelledBy="business-title" tone="mist">
      <SectionHeading id="business-title" title={title} lead={lead} />
      <Reveal className={classes.panel}>
        <BusinessDrawing drawing={drawing} />
      </Reveal>
      <PaymentList {...payments} />
      <div data-stack="5">
        <h3 data-type="lead">{coins.title}</h3>
        <StatList stats={rules} />
        <p data-type="label">{coins.note}</p>
      </div>
    </Section>
  );
}
