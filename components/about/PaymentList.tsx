import { Clauses } from '@/components/ui/Clauses';
import { Icon } from '@/components/ui/Icon';
import type { AboutContent } from '@/lib/schema/about';
import classes from './PaymentList.module.css';

export function PaymentList({ title, to, rows }: AboutContent['business']['payments']) {
  return (
    <div>
      <h3 data-type="lead" data-ruled="">
        {title}
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={row.title} className={classes.row}>
            <p className={classes.parties}>
              {row.from}
              <span className={classes.arrow}>
                <Icon name="arrow" size={16} />
                <span data-visually-hidden="">{to}</span>
              </span>
              {row.to}
            </p>
            <strong>{row.title}</strong>
            <p data-type="body" className={classes.text}>
              <Clauses text={row.text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
