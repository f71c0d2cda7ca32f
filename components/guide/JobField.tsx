import '@/components/ui/fieldStyles';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from '@/components/ui/Field.module.css';
import { Icon } from '@/components/ui/Icon';
import type { Tank } from '@/lib/drones/jobSums';

type JobFieldProps = Record<'label' | 'unit' | 'value', string> & {
  tanks?: Tank[];
  error?: string;
  onType: (value: string) => void;
};

/** Accepts any text and answers with an error, because type=number drops full-width digits. */
export function JobField({ label, unit, tanks, onType, ...rest }: JobFieldProps) {
  const field = {
    ...rest,
    label: (
      <>
        {label}
        <span data-visually-hidden="">{unit}</span>
      </>
    ),
    classNames: classes,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onType(event.currentTarget.value),
  };
  if (!tanks) return <TextInput {...field} rightSection={unit} inputMode="decimal" autoComplete="off" />;
  return (
    <NativeSelect
      {...field}
      data={tanks.map(({ name, text }) => ({ value: name, label: text }))}
      rightSection={<Icon name="chevronDown" size={18} />}
    />
  );
}
