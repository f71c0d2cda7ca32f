import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import type { DroneParameter, DronesContent } from '@/lib/schema/drones';
import { fill } from '@/lib/text/fill';
import classes from './DroneParameters.module.css';

const FIRST_ROWS = 3;

type DroneParametersProps = {
  title: string;
  parameters: DroneParameter[];
  content: Pick<DronesContent, 'unpublished' | 'more'>;
};

export function DroneParameters({ title, parameters, content }: DroneParametersProps) {
  const unknown = parameters.filter(({ value }) => value === null);
  const rows = parameters
    .filter(({ value }) => value !== null)
    .map(({ item, value, version }) => (
      <div key={item} className={classes.row}>
        <dt data-text="body">{item}</dt>
        {[value ?? []].flat().map((text) => (
          <dd key={text}>
            <TextWithNumbers text={text} />
            {version && <small data-text="label"> {version}</small>}
          </dd>
        ))}
      </div>
    ));
  if (unknown.length > 0) {
    rows.push(
      <div key="unpublished" className={unknown.length > 1 ? classes.together : classes.row}>
        {unknown.map(({ item }) => (
          <dt key={item} data-text="body">
            {item}
          </dt>
        ))}
        <dd data-text="small">{content.unpublished}</dd>
      </div>,
    );
  }
  return (
    <div>
      <h4 data-text="lead" data-ruled>
        {title}
      </h4>
      <dl className={classes.list} data-rows>
        {rows.slice(0, FIRST_ROWS)}
      </dl>
      <details>
        <summary className={classes.more} data-text="small" data-tint="jade" data-hover>
          <Text as="span" text={fill(content.more, { title })} />
          <Icon name="chevronDown" />
        </summary>
        <dl className={classes.list} data-rows>
          {rows.slice(FIRST_ROWS)}
        </dl>
      </details>
    </div>
  );
}
