import type { ReactNode } from 'react';
import { Reveal } from '@/components/ui/Reveal';
import classes from './TechnologyRow.module.css';

type TechnologyRowProps = {
  id: string;
  title: string;
  text: string;
  diagram: ReactNode;
  children: ReactNode;
};

export function TechnologyRow({ id, title, text, diagram, children }: TechnologyRowProps) {
  return (
    <div id={id} data-container className={classes.anchor}>
      <Reveal className={classes.root}>
        <div data-stack="3">
          <h3 data-type="h3">{title}</h3>
          <p data-type="body">{text}</p>
          {children}
        </div>
        {diagram}
      </Reveal>
    </div>
  );
}
