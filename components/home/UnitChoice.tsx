import classes from './UnitChoice.module.css';

type UnitChoiceProps<U extends string> = {
  label: string;
  units: readonly U[];
  names: Record<U, { name: string }>;
  chosen: U;
  onChoose: (unit: U) => void;
};

export function UnitChoice<U extends string>({ label, units, names, chosen, onChoose }: UnitChoiceProps<U>) {
  return (
    <fieldset className={classes.root} data-scripted>
      <legend>{label}</legend>
      {units.map((unit) => (
        <label key={unit}>
          <input type="radio" name="unit" checked={unit === chosen} onChange={() => onChoose(unit)} />
          <span>{names[unit].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
