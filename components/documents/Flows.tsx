import type { DocumentSection } from '@/lib/schema/document';
import classes from './Flows.module.css';

type FlowsProps = { flows: NonNullable<DocumentSection['flows']> };

/** Who gives what to whom; the party of most flows stands out. */
export function Flows({ flows }: FlowsProps) {
  const parties = flows.flatMap(({ from, to }) => [from, to]);
  const count = (name: string) => parties.filter((party) => party === name).length;
  const most = Math.max(...parties.map(count));
  return (
    <ul className={classes.root}>
      {flows.map(({ from, what, to }) => (
        <li key={what}>
          <strong data-hub={count(from) === most || undefined}>{from}</strong>
          <span className={classes.passes}>{what}</span>
          <strong data-hub={count(to) === most || undefined}>{to}</strong>
        </li>
      ))}
    </ul>
  );
}
