import type { ComponentProps } from 'react';
import { DayInput } from '../ui/day-input.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useFormField, type FormFieldProps } from './use-form-field.ts';

type TextFieldProps = FormFieldProps & Omit<ComponentProps<typeof TextInput>, 'name' | 'maxLength'>;

/** A single-line text in a `Form`. No `maxLength`: the browser would cut pasted text before the form can read it. */
export function TextField({ name, label, hint, optional, ...input }: TextFieldProps) {
  const { registration, error } = useFormField(name);
  const Control = input.type === 'date' ? DayInput : TextInput;
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => <Control {...input} {...registration} {...control} required={!optional} />}
    </Field>
  );
}
