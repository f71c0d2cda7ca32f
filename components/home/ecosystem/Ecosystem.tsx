import { EcosystemCard } from '@/components/home/ecosystem/EcosystemCard';
import { PolicySupport } from '@/components/home/ecosystem/PolicySupport';
import { YieldCalculator } from '@/components/home/ecosystem/YieldCalculator';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { insuranceFigures, readAmounts } from '@/lib/calculator/yieldInsurance';
import type { CalculatorContent, EcosystemContent } from '@/lib/schema/home/ecosystem';
import classes from './Ecosystem.module.css';

type EcosystemProps = { content: EcosystemContent };

export function Ecosystem({ content }: EcosystemProps) {
  const { title, lead, agreement, coCreation } = content;
  return (
    <Section id="eco" labelledBy="eco-title">
      <Reveal>
        <SectionHeading id="eco-title" title={title} lead={lead} />
      </Reveal>
      <Reveal className={classes.cards}>
        <EcosystemCard id="ecoAgreement" card={agreement}>
          <YieldCalculator content={agreement.calculator} hash="ecoAgreement" />
          <noscript>
            <p className={classes.spelledOut}>{spelledOut(agreement.calculator)}</p>
          </noscript>
        </EcosystemCard>
        <EcosystemCard id="ecoCoCreation" card={coCreation}>
          <PolicySupport
            policies={coCreation.policies}
            statement={coCreation.statement}
            more={coCreation.more}
          />
        </EcosystemCard>
      </Reveal>
    </Section>
  );
}

function spelledOut({ spelledOut: text, rates, example, unknown }: CalculatorContent) {
  const { premium, compensation } = insuranceFigures(readAmounts(example), rates);
  const values = { ...example, premium: premium ?? unknown, compensation: compensation ?? unknown };
  return Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replace(`{${name}}`, value),
    text,
  );
}
