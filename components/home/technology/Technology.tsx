import { AiRouteDiagram } from '@/components/home/technology/AiRouteDiagram';
import { DispatchDesk } from '@/components/home/technology/DispatchDesk';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { TextLink } from '@/components/ui/TextLink';
import type { DispatchContent } from '@/lib/schema/home/dispatch';
import type { TechnologyContent } from '@/lib/schema/home/technology';
import classes from './Technology.module.css';

type TechnologyProps = { content: TechnologyContent; dispatch: DispatchContent };

export function Technology({ content: { label, title, chip, ai }, dispatch }: TechnologyProps) {
  return (
    <Section id="tech" tone="ink" bleed>
      <div className={classes.view}>
        <div data-container>
          <DispatchDesk id="tech-title" label={label} title={title} content={dispatch} />
          <Reveal className={classes.row} data-grid="1:1">
            <div id="techSystem" data-stack="3">
              <div role="img" aria-label={chip.alt}>
                <Picture
                  picture={chip.picture}
                  sizes={{ md: '600px', base: '100vw' }}
                  className={classes.picture}
                />
              </div>
              <h3 data-text="h3">{chip.title}</h3>
              <Text data-text="small" text={chip.text} />
              <ul data-text="small" className={classes.words} data-screen="from-sm">
                {chip.labels.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
            <div id="techAi" data-stack="3">
              <AiRouteDiagram alt={ai.alt} />
              <h3 data-text="h3">{ai.title}</h3>
              <Text data-text="small" text={ai.text} />
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
