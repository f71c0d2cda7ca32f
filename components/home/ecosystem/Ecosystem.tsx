import { EcosystemCard } from '@/components/home/ecosystem/EcosystemCard';
import { Clauses } from '@/components/ui/Clauses';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { EcosystemContent } from '@/lib/schema/home/ecosystem';
import type { Policy } from '@/lib/schema/policies';
import classes from './Ecosystem.module.css';

type EcosystemProps = { content: EcosystemContent; policies: Policy[] };

export function Ecosystem({ content, policies }: EcosystemProps) {
  const { title, lead, agreement, coCreation, policiesTitle } = content;
  return (
    <Section id="eco" labelledBy="eco-title">
      <Reveal>
        <SectionHeading id="eco-title" title={title} lead={lead} />
      </Reveal>
      <Reveal className={classes.cards}>
        <EcosystemCard id="ecoAgreement" {...agreement} />
        <EcosystemCard id="ecoCoCreation" {...coCreation} />
      </Reveal>
      <Reveal data-above="8">
        <h3 data-type="lead">{policiesTitle}</h3>
        <ol className={classes.policies}>
          {policies.map(({ date, document }) => (
            <li key={document} className={classes.policy}>
              <time dateTime={date} data-type="figure">
                <NumberWithUnit value={date} />
              </time>
              <Clauses text={document} />
            </li>
          ))}
        </ol>
      </Reveal>
    </Section>
  );
}
