import { FigureList } from '@/components/ui/FigureList';
import type { CoinsContent } from '@/lib/schema/coins';

type CoinRulesProps = { coins: CoinsContent };

export function CoinRules({ coins }: CoinRulesProps) {
  const rules = coins.rules.map(({ amount, reason }) => ({ value: amount, unit: coins.unit, label: reason }));
  return (
    <div data-stack="5">
      <h3 data-type="lead">{coins.title}</h3>
      <FigureList figures={rules} />
      <p data-type="label">{coins.note}</p>
    </div>
  );
}
