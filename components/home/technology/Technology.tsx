import { Chip } from '@/components/home/technology/Chip';
import { Contours } from '@/components/home/technology/Contours';
import { LoopDiagram } from '@/components/home/technology/LoopDiagram';
import { Platform } from '@/components/home/technology/Platform';
import { TechnologyRow } from '@/components/home/technology/TechnologyRow';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { TechnologyContent } from '@/lib/schema/home/technology';

type TechnologyProps = { content: TechnologyContent };

export function Technology({ content }: TechnologyProps) {
  const { title, lead, platform, chip, ai } = content;
  return (
    <Section id="tech" labelledBy="tech-title" tone="ink" backdrop={<Contours />} bleed>
      <div data-container>
        <Reveal>
          <SectionHeading id="tech-title" title={title} lead={lead} />
        </Reveal>
        <Platform platform={platform} />
      </div>
      <Chip id="techSystem" chip={chip} />
      <TechnologyRow id="techAi" {...ai} diagram={<LoopDiagram drawing={ai.drawing} />}>
        <TextLink href={ai.link.path}>{ai.link.title}</TextLink>
      </TechnologyRow>
    </Section>
  );
}
