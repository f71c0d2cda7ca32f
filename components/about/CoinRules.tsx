import { Figure } from '@/components/ui/Figure';
import type { CoinsContent } from '@/lib/schema/coins';
import classes from './CoinRules.module.css';

type CoinRulesProps = { coins: CoinsContent };

export function CoinRules({ coins }: CoinRulesProps) {
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>{coins.title}</h3>
      <dl className={classes.rules}>
        {coins.rules.map(({ amount, reason }) => (
          <div key={amount} className={classes.rule}>
            <dt className={classes.reason}>{reason}</dt>
            <dd className={classes.amount}>
              <Figure value={amount} unit={coins.unit} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{coins.note}</p>
    </div>
  );
}
