import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { useFormField, type FormFieldProps } from './use-form-field.ts';

type TextFieldProps = FormFieldProps & Omit<ComponentProps<typeof TextInput>, 'name'>;

/** A single-line text in a `Form`. */
export function TextField({ name, label, hint, optional, ...input }: TextFieldProps) {
  const { registration, error } = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => <TextInput {...input} {...registration} {...control} required={!optional} />}
    </Field>
  );
}
