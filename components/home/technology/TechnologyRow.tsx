import type { ReactNode } from 'react';
import { Clauses } from '@/components/ui/Clauses';
import { Reveal } from '@/components/ui/Reveal';
import type { TechnologyFact } from '@/lib/schema/home/technology';
import classes from './TechnologyRow.module.css';

type TechnologyRowProps = {
  id: string;
  title: string;
  text: string;
  facts: TechnologyFact[];
  diagram: ReactNode;
  /** Where the diagram stands when there is room beside the text. */
  side: 'left' | 'right';
  children?: ReactNode;
};

export function TechnologyRow({ id, title, text, facts, diagram, side, children }: TechnologyRowProps) {
  return (
    <div id={id} data-diagram={side} className={classes.anchor}>
      <Reveal className={classes.root}>
        <div className={classes.words}>
          <div>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </div>
          <div>
            <dl className={classes.facts}>
              {facts.map((fact) => (
                <div key={fact.term} className={classes.fact}>
                  <dt>{fact.term}</dt>
                  <dd>
                    <Clauses text={fact.text} />
                  </dd>
                </div>
              ))}
            </dl>
            {children && <div className={classes.more}>{children}</div>}
          </div>
        </div>
        {diagram}
      </Reveal>
    </div>
  );
}
