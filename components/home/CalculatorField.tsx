import { useId } from 'react';
import { type Amount, type Field, LIMITS } from '@/lib/runtime/yieldInsurance';
import type { CalculatorContent } from '@/lib/schema/ecosystem';
import classes from './CalculatorField.module.css';

type CalculatorFieldProps = {
  field: Field;
  label: string;
  unit: string;
  word: string;
  amount: Amount;
  problems: CalculatorContent['problems'];
  onWord: (word: string) => void;
};

const LONGEST = 16;

export function CalculatorField({
  field,
  label,
  unit,
  word,
  amount,
  problems,
  onWord,
}: CalculatorFieldProps) {
  const id = useId();
  const problem = 'problem' in amount ? amount.problem : null;
  const { min, max } = LIMITS[field];
  return (
    <div className={classes.root} data-problem={problem ?? undefined}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST}
          value={word}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-unit ${id}-problem`}
          className={classes.input}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onWord(event.currentTarget.value)}
        />
        <span id={`${id}-unit`} className={classes.unit}>
          {unit}
        </span>
      </div>
      <p id={`${id}-problem`} className={classes.problem}>
        {problem &&
          problems[problem]
            .replace('{label}', label)
            .replace('{min}', String(min))
            .replace('{max}', `${max} ${unit}`)}
      </p>
    </div>
  );
}
