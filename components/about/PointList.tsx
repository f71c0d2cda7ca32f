import type { AboutContent } from '@/lib/schema/about';
import classes from './PointList.module.css';

type PointListProps = AboutContent['about']['does'];

export function PointList({ title, points }: PointListProps) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <dl>
        {points.map((point) => (
          <div key={point.title} className={classes.point}>
            <dt className={classes.name}>{point.title}</dt>
            <dd className={classes.text}>{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
