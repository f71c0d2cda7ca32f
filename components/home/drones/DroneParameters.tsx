import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import type { DroneParameter } from '@/lib/schema/drones';
import classes from './DroneParameters.module.css';

type DroneParametersProps = { title: string; parameters: DroneParameter[]; unpublished: string };

export function DroneParameters({ title, parameters, unpublished }: DroneParametersProps) {
  const unknown = parameters.filter(({ value }) => value === null);
  const rows = parameters
    .filter(({ value }) => value !== null)
    .map(({ item, value, version }) => (
      <div key={item}>
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
      <div key="unpublished" className={unknown.length > 1 ? classes.together : undefined}>
        {unknown.map(({ item }) => (
          <dt key={item} data-text="body">
            {item}
          </dt>
        ))}
        <dd data-text="small">{unpublished}</dd>
      </div>,
    );
  }
  return (
    <div>
      <h4 data-text="lead" data-ruled>
        {title}
      </h4>
      <dl className={classes.list} data-rows>
        {rows}
      </dl>
    </div>
  );
}
