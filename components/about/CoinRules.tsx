import { Figure } from '@/components/ui/Figure';
import type { CoinsContent } from '@/lib/schema/coins';
import classes from './CoinRules.module.css';

type CoinRulesProps = { coins: CoinsContent };

export function CoinRules({ coins }: CoinRulesProps) {
  return (
    <div className={classes.root}>
      <h3 data-type="lead">{coins.title}</h3>
      <dl className={classes.rules}>
        {coins.rules.map(({ amount, reason }) => (
          <div key={amount} className={classes.rule}>
            <dt data-type="small" className={classes.reason}>
              {reason}
            </dt>
            <dd data-type="stat" className={classes.amount}>
              <Figure value={amount} unit={coins.unit} />
            </dd>
          </div>
        ))}
      </dl>
      <p data-type="label" className={classes.note}>
        {coins.note}
      </p>
    </div>
  );
}
