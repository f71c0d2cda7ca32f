import { DroneCompare } from '@/components/home/drones/DroneCompare';
import { DronePanel } from '@/components/home/drones/DronePanel';
import { DroneTabs } from '@/components/home/drones/DroneTabs';
import { SkyToScale } from '@/components/ui/drawings/SkyToScale';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { DronesContent } from '@/lib/schema/drones';
import type { ViewerLabels } from '@/lib/schema/viewer';

type DronesProps = { content: DronesContent; viewerLabels: ViewerLabels };

export function Drones({ content, viewerLabels }: DronesProps) {
  const { title, lead, models, modelsLabel, sky, comparison, unpublished } = content;
  const panels = models.map((drone) => ({
    model: drone.model,
    name: drone.name,
    title: drone.title,
    panel: <DronePanel drone={drone} content={content} viewerLabels={viewerLabels} />,
  }));
  const compared = models.map(({ model, name, basic, flight }) => ({
    model,
    name,
    parameters: [...basic, ...flight],
  }));
  return (
    <Section id="product" labelledBy="product-title" bleed>
      <Reveal>
        <DroneTabs
          heading={<SectionHeading id="product-title" title={title} lead={lead} />}
          label={modelsLabel}
          models={panels}
        />
      </Reveal>
      <div data-container data-stack="8">
        <SkyToScale sky={sky}>
          <TextLink href={sky.link.path}>{sky.link.title}</TextLink>
        </SkyToScale>
        <Reveal>
          <DroneCompare models={compared} labels={comparison} unpublished={unpublished} />
        </Reveal>
      </div>
    </Section>
  );
}
