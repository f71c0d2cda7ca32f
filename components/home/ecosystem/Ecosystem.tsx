import { EcosystemCard } from '@/components/home/ecosystem/EcosystemCard';
import { JobCalculator } from '@/components/home/ecosystem/JobCalculator';
import { Clauses } from '@/components/ui/Clauses';
import { NumberWithUnit } from '@/components/ui/NumberWithUnit';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { tanksOf } from '@/lib/drones/jobSums';
import type { DroneModel } from '@/lib/schema/drones';
import type { EcosystemContent } from '@/lib/schema/home/ecosystem';
import classes from './Ecosystem.module.css';
import policyClasses from './PolicySupport.module.css';

type EcosystemProps = { content: EcosystemContent; models: DroneModel[] };

export function Ecosystem({ content, models }: EcosystemProps) {
  const { title, lead, agreement, coCreation } = content;
  const { policies, statement, more } = coCreation;
  return (
    <Section id="eco" labelledBy="eco-title">
      <Reveal>
        <SectionHeading id="eco-title" title={title} lead={lead} />
      </Reveal>
      <Reveal className={classes.cards}>
        <EcosystemCard id="ecoAgreement" {...agreement}>
          <p data-type="label" className={classes.insurance}>
            <Clauses text={agreement.insurance} />
          </p>
          <JobCalculator
            content={agreement.job}
            tanks={tanksOf(models, agreement.job.quantities.tank.label)}
          />
        </EcosystemCard>
        <EcosystemCard id="ecoCoCreation" {...coCreation}>
          <ol className={policyClasses.policies}>
            {policies.map(({ date, text }) => (
              <li key={text} className={policyClasses.policy}>
                <time dateTime={date} data-type="figure">
                  <NumberWithUnit value={date} />
                </time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <p data-type="label" className={policyClasses.statement}>
            <Clauses text={statement} />
          </p>
          <div>
            <TextLink href={more.path}>{more.title}</TextLink>
          </div>
        </EcosystemCard>
      </Reveal>
    </Section>
  );
}
