import { Chip } from '@/components/home/technology/Chip';
import { Contours } from '@/components/home/technology/Contours';
import { LoopDiagram } from '@/components/home/technology/LoopDiagram';
import { Platform } from '@/components/home/technology/Platform';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Technology.module.css';

export function Technology({ title, lead, platform, chip, ai }: TechnologyContent) {
  return (
    <Section id="tech" labelledBy="tech-title" tone="ink" backdrop={<Contours />} bleed>
      <div data-container>
        <Reveal>
          <SectionHeading id="tech-title" title={title} lead={lead} />
        </Reveal>
        <Platform {...platform} />
      </div>
      <Chip {...chip} />
      <div id="techAi" data-container className={classes.anchor}>
        <Reveal className={classes.root}>
          <div data-stack="3">
            <h3 data-type="h3">{ai.title}</h3>
            <p data-type="body">{ai.text}</p>
            <TextLink href={ai.link.path}>{ai.link.title}</TextLink>
          </div>
          <LoopDiagram drawing={ai.drawing} />
        </Reveal>
      </div>
    </Section>
  );
}
