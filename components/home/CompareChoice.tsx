import { canLeave } from '@/lib/runtime/droneComparison';
import type { ComparisonLabels } from '@/lib/schema/drones';
import classes from './CompareChoice.module.css';

type CompareChoiceProps = {
  models: { model: string; name: string }[];
  chosen: string[];
  labels: Pick<ComparisonLabels, 'choose' | 'atLeast'>;
  onToggle: (model: string) => void;
};

export function CompareChoice({ models, chosen, labels, onToggle }: CompareChoiceProps) {
  return (
    <fieldset className={classes.root}>
      <legend>{labels.choose}</legend>
      {models.map(({ model, name }) => (
        <label key={model} className={classes.model}>
          <input
            type="checkbox"
            checked={chosen.includes(model)}
            disabled={!canLeave(chosen, model)}
            onChange={() => onToggle(model)}
          />
          {name}
        </label>
      ))}
      {chosen.length < models.length && <span className={classes.hint}>{labels.atLeast}</span>}
    </fieldset>
  );
}
