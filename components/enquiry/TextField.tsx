import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import fieldClasses from '@/components/ui/Field.module.css';
import { type Field, fieldId, fieldWords } from '@/lib/enquiry/fields';
import type { EnquiryState } from '@/lib/enquiry/useEnquiry';
import classes from './EnquiryForm.module.css';

export type TextFieldProps = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'min' | 'placeholder' | 'required'
> & {
  field: Field;
  state: EnquiryState;
  saysOptional?: boolean;
  isWide?: boolean;
  rows?: number;
};

/** Cuts nothing that is typed; an error below the field says when it is too long. */
export function TextField({ field, state, saysOptional, isWide, rows, ...rest }: TextFieldProps) {
  const { messages, values, errorOf, write, leave } = state;
  const { label, hint } = fieldWords(field, values.scene, messages);
  const props = {
    id: fieldId(field),
    label: (
      <>
        {label}
        {saysOptional && <span className={fieldClasses.optional}>{messages.optional}</span>}
      </>
    ),
    placeholder: hint,
    error: errorOf(field),
    value: values[field],
    autoComplete: 'off',
    className: isWide ? classes.wide : undefined,
    classNames: fieldClasses,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(field, event.currentTarget.value),
    onBlur: () => leave(field),
  };
  if (rows) return <Textarea {...props} rows={rows} />;
  return <TextInput {...props} enterKeyHint="next" {...rest} />;
}
