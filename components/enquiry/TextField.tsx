import { TextInput, type TextInputProps } from '@mantine/core';
import { FieldLabel } from '@/components/enquiry/FieldLabel';
import classes from '@/components/ui/Field.module.css';
import { problemText } from '@/lib/enquiry/check';
import { type Field, fieldId } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import type { EnquiryWords } from '@/lib/schema/enquiry';

type TextFieldProps = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'placeholder' | 'className'
> & {
  field: Field;
  state: EnquiryState;
  words: EnquiryWords;
  isOptional?: boolean;
};

/** Takes any text, which is answered in words: nothing is cut off or swallowed. */
export function TextField({ field, state, words, isOptional, ...rest }: TextFieldProps) {
  const { typed, shown, write, leave } = state;
  const { label, hint } = words.fields[field];
  const problem = shown(field);
  return (
    <TextInput
      id={fieldId(field)}
      label={<FieldLabel text={label} optional={isOptional ? words.optional : undefined} />}
      placeholder={hint}
      error={problem && problemText(field, problem, typed, words)}
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
