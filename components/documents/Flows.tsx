import { Prose } from '@/components/documents/Prose';
import type { DocumentSection } from '@/lib/schema/document';
import classes from './Flows.module.css';

type FlowsProps = { flows: NonNullable<DocumentSection['flows']> };

/** The party most flows touch stands out. */
function hubOf(flows: FlowsProps['flows']) {
  const parties = flows.flatMap(({ from, to }) => [from, to]);
  const count = (name: string) => parties.filter((party) => party === name).length;
  return parties.reduce((hub, name) => (count(name) > count(hub) ? name : hub), '');
}

export function Flows({ flows }: FlowsProps) {
  const hub = hubOf(flows);
  const party = (name: string) => (
    <span className={classes.party} data-hub={name === hub || undefined}>
      {name}
    </span>
  );
  return (
    <ul>
      {flows.map(({ from, what, to }) => (
        <li key={what} className={classes.flow}>
          {party(from)}
          <span className={classes.passes}>
            <Prose>{what}</Prose>
          </span>
          {party(to)}
        </li>
      ))}
    </ul>
  );
}
