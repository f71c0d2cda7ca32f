import type { AboutContent } from '@/lib/schema/about';
import classes from './PointList.module.css';

export function PointList({ title, points }: AboutContent['about']['does']) {
  return (
    <div>
      <h3 data-type="lead" data-ruled="">
        {title}
      </h3>
      <dl>
        {points.map((point) => (
          <div key={point.title} className={classes.point}>
            <dt>{point.title}</dt>
            <dd data-type="body">{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
