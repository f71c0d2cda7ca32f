import { Text, Texts } from '@/components/ui/Text';
import type { AboutContent } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type Drawing = AboutContent['business']['drawing'];

export function BusinessDrawing({ drawing }: { drawing: Drawing }) {
  const { alt, demand, platform, supply, flows } = drawing;
  return (
    <div role="img" aria-label={alt} data-text="small">
      <Party {...demand} />
      <Arrows work={flows.task} money={[flows.share, flows.fee]} record={flows.report} />
      <div className={`${classes.box} ${classes.platform}`}>
        <strong data-text="lead">{platform.title}</strong>
        <ul>
          {platform.parts.map(({ title, text }) => (
            <li key={title}>
              <strong data-text="body">{title}</strong>
              <Text as="span" text={text} />
            </li>
          ))}
        </ul>
      </div>
      <Arrows work={flows.order} money={[flows.settlement]} record={flows.record} />
      <Party {...supply} />
    </div>
  );
}

function Party({ title, members }: Drawing['demand']) {
  return (
    <div className={classes.box}>
      <strong data-text="lead">{title}</strong>
      <ul>
        <Texts as="li" texts={members} />
      </ul>
    </div>
  );
}

type ArrowsProps = { work: string; money: string[]; record: string };

function Arrows({ work, money, record }: ArrowsProps) {
  const arrows = [
    { name: work, borderColor: 'var(--route)' },
    ...money.map((name) => ({ name, borderColor: 'var(--amber)' })),
    { name: record, borderColor: 'var(--on-3)' },
  ];
  return (
    <ul className={classes.flows}>
      {arrows.map(({ name, borderColor }) => (
        <li key={name} style={{ borderColor }}>
          <Text as="span" text={name} />
        </li>
      ))}
    </ul>
  );
}
