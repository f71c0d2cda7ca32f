'use client';

import '@/components/ui/fieldSheets';
import { SegmentedControl, TextInput } from '@mantine/core';
import { type Amount, type Field, LIMITS } from '@/lib/calculator/yieldInsurance';
import type { CalculatorContent } from '@/lib/schema/home/ecosystem';
import classes from './CalculatorInputs.module.css';

type UnitChoiceProps<U extends string> = {
  label: string;
  units: readonly U[];
  names: Record<U, { name: string }>;
  chosen: U;
  onChoose: (unit: U) => void;
};

const CHOICE = {
  root: classes.choice,
  indicator: classes.indicator,
  label: classes.unitName,
  input: classes.radio,
};

export function UnitChoice<U extends string>({ label, units, names, chosen, onChoose }: UnitChoiceProps<U>) {
  return (
    <SegmentedControl
      aria-label={label}
      data={units.map((value) => ({ value, label: names[value].name }))}
      value={chosen}
      onChange={onChoose}
      withItemsBorders={false}
      classNames={CHOICE}
    />
  );
}

type AmountFieldProps = {
  field: Field;
  label: string;
  unit: string;
  word: string;
  amount: Amount;
  problems: CalculatorContent['problems'];
  onWord: (word: string) => void;
};

const LONGEST = 16;
const FIELD = {
  root: classes.field,
  label: classes.label,
  wrapper: classes.wrapper,
  input: classes.input,
  description: classes.unit,
  error: classes.problem,
};

/** Takes any text, which is answered in words: a field for numbers alone would swallow it, full-width digits too. */
export function AmountField({ field, label, unit, word, amount, problems, onWord }: AmountFieldProps) {
  const problem = 'problem' in amount ? amount.problem : null;
  const { min, max } = LIMITS[field];
  const error =
    problem &&
    problems[problem]
      .replace('{label}', label)
      .replace('{min}', String(min))
      .replace('{max}', `${max} ${unit}`);
  return (
    <TextInput
      label={label}
      description={unit}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="decimal"
      autoComplete="off"
      maxLength={LONGEST}
      value={word}
      mod={{ problem }}
      classNames={FIELD}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onWord(event.currentTarget.value)}
    />
  );
}
