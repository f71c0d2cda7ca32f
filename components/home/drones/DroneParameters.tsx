import { TextWithNumbers } from '@/components/ui/TextWithNumbers';
import type { DroneParameter } from '@/lib/schema/drones';
import classes from './DroneParameters.module.css';

type DroneParametersProps = { title: string; parameters: DroneParameter[]; unpublished: string };

export function DroneParameters({ title, parameters, unpublished }: DroneParametersProps) {
  return (
    <div>
      <h4 data-text="lead" data-ruled>
        {title}
      </h4>
      <dl className={classes.list} data-rows>
        {parameters.map(({ item, value, version }) => (
          <div key={item}>
            <dt data-text="body">{item}</dt>
            {[value ?? unpublished].flat().map((text) => (
              <dd key={text} data-text={value === null ? 'small' : undefined}>
                <TextWithNumbers text={text} />
                {version && <small data-text="label"> {version}</small>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
