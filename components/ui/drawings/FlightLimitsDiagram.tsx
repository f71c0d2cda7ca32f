import type { ReactNode } from 'react';
import { Reveal } from '@/components/ui/Reveal';
import { Text } from '@/components/ui/Text';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import type { FlightLimits } from '@/lib/schema/drones';
import classes from './FlightLimitsDiagram.module.css';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

type FlightLimitsDiagramProps = {
  limits: FlightLimits;
  children?: ReactNode;
};

/** How high and how far a machine may fly, one unit per metre; the caption says the same in words. */
export function FlightLimitsDiagram({ limits, children }: FlightLimitsDiagramProps) {
  const { height, radius, machine, heightLabel, radiusLabel, caption } = limits;
  const ticks = TICKS.map((part) => `M${part * radius} 0v${height / 2}`).join('');
  return (
    <Reveal>
      <figure>
        <div aria-hidden="true" data-text="label" className={classes.drawing}>
          <svg
            viewBox={`0 ${-2.5 * height} ${radius} ${3 * height}`}
            aria-hidden="true"
            className={classes.lines}
          >
            <rect y={-height} width={radius} height={height} fill="var(--jade-tint)" stroke="none" />
            <path d={`M0 ${-height}H${radius}`} stroke="var(--jade)" strokeDasharray="4 4" />
            <path d={`M0 0H${radius}${ticks}M${radius * 0.75} ${-2.5 * height}V${-height}`} />
          </svg>
          <svg viewBox="-12 -5 24 10" className={classes.machine} aria-hidden="true">
            <path d="M-11-3h8M3-3h8M-7-3v3H7v-3M-3 0-5 4M3 0 5 4" />
          </svg>
          <span className={classes.height}>
            <TextWithNumbers text={heightLabel} />
          </span>
          <span className={classes.name} data-text="figure">
            <TextWithNumbers text={machine} />
          </span>
        </div>
        <p aria-hidden="true" className={classes.radius}>
          <TextWithNumbers text={radiusLabel} />
        </p>
        <figcaption data-text="label" data-row="4">
          <Text as="span" text={caption} />
          {children}
        </figcaption>
      </figure>
    </Reveal>
  );
}
