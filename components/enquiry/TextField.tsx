import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldLabel } from '@/components/enquiry/FieldLabel';
import { type Field, isAmount } from '@/lib/enquiry/enquiry';
import { amountOf } from '@/lib/enquiry/enquiryText';
import { fieldId } from '@/lib/enquiry/fieldId';
import { problemText } from '@/lib/enquiry/problemText';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';
import classes from './Field.module.css';

type TextFieldProps = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'className'
> & {
  field: Field;
  state: EnquiryState;
  words: EnquiryWords;
  isOptional?: boolean;
};

/** What an amount in another unit comes to. */
function understood(field: Field, text: string, words: EnquiryWords) {
  const amount = isAmount(field) ? amountOf(field, text) : null;
  if (!isAmount(field) || !amount?.converted) return undefined;
  return words.understood.replace('{value}', String(amount.value)).replace('{unit}', words.units[field]);
}

/** Takes any text, which is answered in words: nothing is cut off or swallowed. */
export function TextField({ field, state, words, isOptional, ...rest }: TextFieldProps) {
  const { typed, shown, write, leave } = state;
  const { label, hint } = words.fields[field];
  const problem = shown(field);
  const unit = isAmount(field) && words.units[field];
  return (
    <TextInput
      id={fieldId(field)}
      label={
        <FieldLabel
          text={unit ? words.withUnit.replace('{label}', label).replace('{unit}', unit) : label}
          optional={isOptional ? words.optional : undefined}
        />
      }
      placeholder={hint}
      description={understood(field, typed[field], words)}
      error={problem && problemText(field, problem, typed, words)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={typed[field]}
      autoComplete="off"
      enterKeyHint="next"
      classNames={classes}
      onChange={(event) => write(field, event.currentTarget.value)}
      onBlur={() => leave(field)}
      {...rest}
    />
  );
}
