import { Prose } from '@/lib/build/documents/Prose';
import type { DocumentSection } from '@/lib/schema/document';

type FlowsProps = { flows: NonNullable<DocumentSection['flows']> };

/** The party most flows touch stands out. */
function hubOf(flows: FlowsProps['flows']) {
  const parties = flows.flatMap(({ from, to }) => [from, to]);
  const count = (name: string) => parties.filter((party) => party === name).length;
  return parties.reduce((hub, name) => (count(name) > count(hub) ? name : hub), '');
}

function Party({ name, hub }: { name: string; hub: string }) {
  return (
    <span className="party" data-hub={name === hub || undefined}>
      {name}
    </span>
  );
}

export function Flows({ flows }: FlowsProps) {
  const hub = hubOf(flows);
  return (
    <ul className="flows">
      {flows.map(({ from, what, to }) => (
        <li key={what} className="flow">
          <Party name={from} hub={hub} />
          <span className="passes">
            <Prose>{what}</Prose>
          </span>
          <Party name={to} hub={hub} />
        </li>
      ))}
    </ul>
  );
}
