import { Clauses } from '@/components/ui/Clauses';
import { StationDrawing } from '@/components/ui/drawings/StationDrawing';
import { Reveal } from '@/components/ui/Reveal';
import { Section } from '@/components/ui/Section';
import type { GuideContent } from '@/lib/schema/guide';
import type { Station } from '@/lib/schema/home/technology';
import classes from './Steps.module.css';

type StepsProps = { content: GuideContent['steps']; stations: readonly Station[] };

export function Steps({ content, stations }: StepsProps) {
  const { title, lead, labels, note } = content;
  return (
    <Section id="steps" labelledBy="steps-title" tone="ink" title={title} lead={lead}>
      <ol>
        {stations.map(({ drawing, title: name }, index) => (
          <li key={drawing} className={classes.step} data-unbroken>
            <div className={classes.drawing}>
              <StationDrawing drawing={drawing} />
            </div>
            <Reveal className={classes.text}>
              <h3 className={classes.name} data-type="h3">
                <span className={classes.number}>{index + 1}</span>
                {name}
              </h3>
              <dl className={classes.facts}>
                {content.stations[drawing].map((text, column) => (
                  <div key={text} data-stack="1">
                    <dt data-type="label">{labels[column]}</dt>
                    <dd data-type="body">
                      <Clauses text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Reveal>
          </li>
        ))}
      </ol>
      <p className={classes.note} data-type="label">
        {note}
      </p>
    </Section>
  );
}
