import '@/components/ui/fieldStyles';
import { Checkbox, Switch } from '@mantine/core';
import { canLeave } from '@/lib/drones/droneComparison';
import type { ComparisonLabels } from '@/lib/schema/drones';
import classes from './CompareControls.module.css';

type Toggle = { on: boolean; onToggle: () => void };

type CompareControlsProps = {
  models: { model: string; name: string }[];
  chosen: string[];
  labels: ComparisonLabels;
  onToggle: (model: string) => void;
  marked: Toggle;
  onlyDifferent: Toggle;
};

const SWITCH = {
  root: classes.switch,
  body: classes.option,
  input: classes.input,
  track: classes.track,
  thumb: classes.thumb,
};

export function CompareControls({ models, chosen, labels, onToggle, ...switches }: CompareControlsProps) {
  return (
    <>
      <fieldset className={classes.models} data-row="6">
        <legend>{labels.choose}</legend>
        {models.map(({ model, name }) => (
          <Checkbox
            key={model}
            label={name}
            checked={chosen.includes(model)}
            disabled={!canLeave(chosen, model)}
            onChange={() => onToggle(model)}
            classNames={{ body: classes.option, label: classes.model, input: classes.box }}
          />
        ))}
        {chosen.length < models.length && <span data-type="label">{labels.atLeast}</span>}
      </fieldset>
      <div data-row="6">
        {(['marked', 'onlyDifferent'] as const).map((name) => (
          <Switch
            key={name}
            label={name === 'marked' ? labels.markDifferences : labels.onlyDifferences}
            checked={switches[name].on}
            onChange={switches[name].onToggle}
            withThumbIndicator={false}
            classNames={SWITCH}
          />
        ))}
      </div>
    </>
  );
}
