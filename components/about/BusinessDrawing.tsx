import { Text } from '@/components/ui/Text';
import type { AboutContent } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type Drawing = AboutContent['business']['drawing'];

const KINDS = ['work', 'money', 'record'] as const;
const COLOURS = { work: 'var(--route)', money: 'var(--amber)', record: 'var(--on-3)' };

/** Between the customers and the platform, and between the platform and the fleets. Records go back, so they are last. */
const FLOWS = [
  [
    ['task', 'work'],
    ['share', 'money'],
    ['fee', 'money'],
    ['report', 'record'],
  ],
  [
    ['order', 'work'],
    ['settlement', 'money'],
    ['record', 'record'],
  ],
] as const;

export function BusinessDrawing({ drawing }: { drawing: Drawing }) {
  const { alt, demand, platform, supply, flows, legend } = drawing;
  const [customers, fleets] = FLOWS.map((list) => (
    <ul key={list[0][0]} className={classes.flows}>
      {list.map(([name, kind]) => (
        <li key={name} style={{ color: COLOURS[kind] }}>
          {flows[name]}
        </li>
      ))}
    </ul>
  ));
  return (
    <div role="img" aria-label={alt} className={classes.root}>
      <Party {...demand} />
      {customers}
      <div className={`${classes.box} ${classes.platform}`}>
        <strong>{platform.title}</strong>
        <ul>
          {platform.parts.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </ul>
      </div>
      {fleets}
      <Party {...supply} />
      <ul className={classes.legend} data-row="3">
        {KINDS.map((kind) => (
          <li key={kind} data-row="2" style={{ color: COLOURS[kind] }}>
            {legend[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Party({ title, members }: Drawing['demand']) {
  return (
    <div className={classes.box}>
      <strong>{title}</strong>
      <ul>
        {members.map((member) => (
          <Text as="li" key={member} text={member} />
        ))}
      </ul>
    </div>
  );
}
