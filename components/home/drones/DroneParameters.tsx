import { FigureText } from '@/components/ui/FigureText';
import type { DroneParameter } from '@/lib/schema/drones';
import classes from './DroneParameters.module.css';

type DroneParametersProps = { title: string; parameters: DroneParameter[]; unpublished: string };

export function DroneParameters({ title, parameters, unpublished }: DroneParametersProps) {
  const unknown = parameters.filter(({ value }) => value === null);
  return (
    <div>
      <h4 className={classes.title}>{title}</h4>
      <dl className={classes.list}>
        {parameters.map(
          ({ item, value, version }) =>
            value !== null && (
              <div key={item} className={classes.row}>
                <dt>{item}</dt>
                {[value].flat().map((fact) => (
                  <dd key={fact}>
                    <FigureText text={fact} />
                  </dd>
                ))}
                {version && <dd className={classes.remark}>{version}</dd>}
              </div>
            ),
        )}
        {unknown.length > 0 && (
          <div className={unknown.length > 1 ? classes.together : classes.row}>
            {unknown.map(({ item }) => (
              <dt key={item}>{item}</dt>
            ))}
            <dd className={classes.remark}>{unpublished}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
