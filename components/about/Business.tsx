import { BusinessUpright } from '@/components/about/BusinessUpright';
import { BusinessWide } from '@/components/about/BusinessWide';
import { CoinRules } from '@/components/about/CoinRules';
import { PaymentList } from '@/components/about/PaymentList';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { AboutContent } from '@/lib/schema/about';
import type { CoinsContent } from '@/lib/schema/coins';
import classes from './Business.module.css';

type BusinessProps = { content: AboutContent['business']; coins: CoinsContent };

export function Business({ content, coins }: BusinessProps) {
  const { title, lead, drawing, payments } = content;
  return (
    <Section id="business" labelledBy="business-title" tone="mist">
      <SectionHeading id="business-title" title={title} lead={lead} />
      <Reveal className={classes.panel}>
        <BusinessWide drawing={drawing} />
        <BusinessUpright drawing={drawing} />
      </Reveal>
      <PaymentList {...payments} />
      <CoinRules coins={coins} />
    </Section>
  );
}
