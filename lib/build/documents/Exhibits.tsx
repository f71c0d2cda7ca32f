import { Figure } from '@/lib/build/documents/Figure';
import { NamedText } from '@/lib/build/documents/NamedText';
import { Prose } from '@/lib/build/documents/Prose';
import type { DocumentSection } from '@/lib/schema/document';

type Exhibit<Kind extends keyof DocumentSection> = { items: NonNullable<DocumentSection[Kind]> };

export function Stats({ items }: Exhibit<'figures'>) {
  return (
    <dl className="stats" data-count={items.length}>
      {items.map(({ value, unit, label }) => (
        <div key={label} className="stat">
          <dd className="value">
            <Figure>{value}</Figure>
            {unit && <small>{unit}</small>}
          </dd>
          <dt className="label">{label}</dt>
        </div>
      ))}
    </dl>
  );
}

export function List({ items }: Exhibit<'list'>) {
  return (
    <ul className="list">
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
    <dl className="terms">
      {items.map(({ title, text }) => (
        <div key={title} className="row">
          <dt className="term">{title}</dt>
          <dd className="explanation">
            <Prose>{text}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Steps({ items }: Exhibit<'steps'>) {
  return (
    <ol className="steps">
      {items.map(({ title, text }, index) => (
        <li key={title} className="step">
          <Figure>{index + 1}</Figure>
          <NamedText title={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
