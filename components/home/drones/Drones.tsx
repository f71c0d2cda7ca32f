import { Comparison } from '@/components/home/drones/Comparison';
import { DronePanel } from '@/components/home/drones/DronePanel';
import { DroneTabs } from '@/components/home/drones/DroneTabs';
import { FlightLimitsDiagram } from '@/components/ui/drawings/FlightLimitsDiagram';
import { Reveal } from '@/components/ui/Reveal';
import { Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { DronesContent } from '@/lib/schema/drones';

export function Drones(content: DronesContent) {
  const { label, title, lead, models, modelsLabel, flightLimits } = content;
  const panels = models.map((drone) => ({
    key: drone.model,
    title: drone.name,
    panelId: `drone-${drone.model}`,
    panelTitle: drone.title,
    panel: <DronePanel drone={drone} content={content} />,
  }));
  return (
    <Section id="product" bleed>
      <Reveal>
        <DroneTabs
          heading={<SectionHeading id="product-title" label={label} title={title} lead={lead} />}
          label={modelsLabel}
          models={panels}
        />
      </Reveal>
      <div data-container data-stack="7">
        <FlightLimitsDiagram limits={flightLimits}>
          <TextLink link={flightLimits.link} />
        </FlightLimitsDiagram>
        <Reveal>
          <Comparison {...content} />
        </Reveal>
      </div>
    </Section>
  );
}
