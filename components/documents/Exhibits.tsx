import { Prose } from '@/components/documents/Prose';
import type { DocumentSection } from '@/lib/schema/document';
import classes from './Exhibits.module.css';

type Exhibit<Kind extends keyof DocumentSection> = { items: NonNullable<DocumentSection[Kind]> };

export function Dashes({ items }: Exhibit<'list'>) {
  return (
    <ul className={classes.dashes}>
      {items.map((item) => (
        <li key={item}>
          <Prose>{item}</Prose>
        </li>
      ))}
    </ul>
  );
}

export function Terms({ items }: Exhibit<'terms'>) {
  return (
    <dl className={classes.rows}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Prose>{text}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Steps({ items }: Exhibit<'steps'>) {
  return (
    <ol className={classes.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>
            <Prose>{text}</Prose>
          </span>
        </li>
      ))}
    </ol>
  );
}
