import { DispatchDesk } from '@/components/home/technology/DispatchDesk';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Technology.module.css';

const CORNERS = '200,88 424,88 472,168 456,304 168,304';
const MARKS = CORNERS.split(' ').map((corner) => `M${corner}m-3-3h6v6h-6z`);
const FLOWN =
  'M214 112H412a17 17 0 0 1 0 34H216a17 17 0 0 0 0 34H298.2A12 12 0 0 0 309.4 172.2A22 22 0 0 1 350.6 172.2A12 12 0 0 0 361.8 180H440a17 17 0 0 1 0 34H206a17 17 0 0 0 0 34H268';
const ROTORS = [-9, 9];

type TechnologyProps = { content: TechnologyContent; dispatch: DispatchContent };

export function Technology({ content: { label, title, chip, ai }, dispatch }: TechnologyProps) {
  return (
    <Section id="tech" tone="ink" bleed>
      <div className={classes.view}>
        <div data-container>
          <DispatchDesk id="tech-title" label={label} title={title} content={dispatch} />
          <Reveal className={classes.row} data-grid="1:1">
            <div id="techSystem" data-stack="3">
              <Picture
                picture={chip.picture}
                sizes={{ md: '600px', base: '100vw' }}
                className={classes.picture}
              />
              <h3 data-text="h3">{chip.title}</h3>
              <Text data-text="small" byClause text={chip.text} />
              <ul data-text="small" className={classes.words} data-screen="from-sm">
                {chip.labels.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
            <div id="techAi" data-stack="3">
              <AiRouteDiagram alt={ai.alt} />
              <h3 data-text="h3">{ai.title}</h3>
              <Text data-text="small" byClause text={ai.text} />
              <ul data-text="small" className={classes.words} data-screen="from-sm">
                {ai.steps.map((step) => (
                  <li key={step.title}>
                    <b>{step.title}</b>
                    <Text as="span" text={step.text} />
                  </li>
                ))}
              </ul>
              <TextLink link={ai.link} />
            </div>
          </Reveal>
        </div>
      </div>
    </Section>
  );
}

/** A field flown in rows, done up to the drone and planned after it; the rows bend around an obstacle. */
function AiRouteDiagram({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} viewBox="27 68 586 256" className={classes.field} data-drawing>
      <path d="M200 88h224l48 80-7.4 63H268v34h-94.2z" fill="var(--route)" fillOpacity={0.12} />
      <path d={`M${CORNERS}z`} fill="var(--route)" fillOpacity={0.05} className={classes.quiet} />
      <path d={MARKS.join('')} fill="var(--night)" stroke="var(--on-2)" />
      <path d="M268 248H432a17 17 0 0 1 0 34H200" className={classes.planned} />
      <path d={FLOWN} pathLength={1} className={classes.drawn} />
      <path d="M298.2 180h63.6" strokeDasharray="2 5" className={classes.quiet} />
      <g transform="translate(330 180)" fill="var(--amber)">
        <circle r="9" fill="var(--night)" stroke="var(--amber)" strokeWidth={2} />
        <circle r="3" />
      </g>
      <g transform="translate(268 248)" fill="var(--night)" stroke="var(--paper)" strokeWidth={2}>
        <path d="M0 0l58-24a63 63 0 0 1 0 48z" fill="var(--route)" fillOpacity={0.18} stroke="none" />
        <path d="M-9-9 9 9M9-9-9 9" />
        {ROTORS.map((cy) => ROTORS.map((cx) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={5.5} />))}
      </g>
    </svg>
  );
}
