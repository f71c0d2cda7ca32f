import { Text, Texts } from '@/components/ui/Text';
import type { AboutContent } from '@/lib/schema/about';
import classes from './BusinessDrawing.module.css';

type Drawing = AboutContent['business']['drawing'];

const WORK = { borderColor: 'var(--route)' };
const MONEY = { borderColor: 'var(--amber)' };
const RECORD = { borderColor: 'var(--on-3)' };

export function BusinessDrawing({ drawing }: { drawing: Drawing }) {
  const { alt, demand, platform, supply, flows } = drawing;
  return (
    <div role="img" aria-label={alt} data-text="label">
      <Party {...demand} />
      <ul className={classes.flows}>
        <li style={WORK}>
          <span>{flows.task}</span>
        </li>
        <li style={MONEY}>
          <span>{flows.share}</span>
        </li>
        <li style={MONEY}>
          <span>{flows.fee}</span>
        </li>
        <li style={RECORD}>
          <span>{flows.report}</span>
        </li>
      </ul>
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
      <ul className={classes.flows}>
        <li style={WORK}>
          <span>{flows.order}</span>
        </li>
        <li style={MONEY}>
          <span>{flows.settlement}</span>
        </li>
        <li style={RECORD}>
          <span>{flows.record}</span>
        </li>
      </ul>
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
