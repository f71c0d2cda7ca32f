import { EcosystemCard } from '@/components/home/ecosystem/EcosystemCard';
import { JobCalculator } from '@/components/home/ecosystem/JobCalculator';
import { PolicySupport } from '@/components/home/ecosystem/PolicySupport';
import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { tanksOf } from '@/lib/calculator/jobSums';
import type { DroneModel } from '@/lib/schema/drones';
import type { EcosystemContent } from '@/lib/schema/home/ecosystem';
import classes from './Ecosystem.module.css';

type EcosystemProps = { content: EcosystemContent; models: DroneModel[] };

export function Ecosystem({ content, models }: EcosystemProps) {
  const { title, lead, agreement, coCreation } = content;
  return (
    <Section id="eco" labelledBy="eco-title">
      <Reveal>
        <SectionHeading id="eco-title" title={title} lead={lead} />
      </Reveal>
      <Reveal className={classes.cards}>
        <EcosystemCard id="ecoAgreement" card={agreement}>
          <p data-type="label" className={classes.insurance}>
            <Clauses text={agreement.insurance} />
          </p>
          <JobCalculator
            content={agreement.job}
            tanks={tanksOf(models, agreement.job.quantities.tank.label)}
          />
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
