import { EcosystemCard } from '@/components/home/ecosystem/EcosystemCard';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { EcosystemContent } from '@/lib/schema/home/ecosystem';

export function Ecosystem({ label, title, agreement, coCreation }: EcosystemContent) {
  return (
    <Section id="eco">
      <Reveal>
        <SectionHeading id="eco-title" label={label} title={title} />
      </Reveal>
      <Reveal data-grid="1:1" data-gap="7">
        <EcosystemCard id="ecoAgreement" {...agreement} />
        <EcosystemCard id="ecoCoCreation" {...coCreation} />
      </Reveal>
    </Section>
  );
}
