import { Chip } from '@/components/home/technology/Chip';
import { LoopDiagram } from '@/components/home/technology/LoopDiagram';
import { Clauses } from '@/components/ui/Clauses';
import { StationArc } from '@/components/ui/drawings/StationArc';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Technology.module.css';

/** Files, since their lines would weigh on the HTML. */
const CONTOURS = [
  { side: 'east', width: 980, height: 900 },
  { side: 'west', width: 760, height: 760 },
] as const;

export function Technology({ title, lead, platform, chip, ai }: TechnologyContent) {
  const contours = CONTOURS.map(({ side, ...size }) => (
    <img
      key={side}
      src={`/drawings/contours-${side}.svg`}
      alt=""
      {...size}
      loading="lazy"
      className={classes[side]}
    />
  ));
  return (
    <Section id="tech" labelledBy="tech-title" tone="ink" backdrop={contours} bleed>
      <div data-container>
        <Reveal>
          <SectionHeading id="tech-title" title={title} lead={lead} />
        </Reveal>
        <Reveal>
          <h3 data-type="h3">{platform.title}</h3>
          <p className={classes.text} data-type="body">
            <Clauses text={platform.text} />
          </p>
          <div>
            <TextLink href={platform.link.path}>{platform.link.title}</TextLink>
          </div>
        </Reveal>
        <Reveal className={classes.figure}>
          <StationArc label={platform.alternative} stations={platform.stations} />
        </Reveal>
      </div>
      <Chip {...chip} />
      <div id="techAi" data-container className={classes.anchor}>
        <Reveal className={classes.root} data-grid="5:7" data-centered>
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
