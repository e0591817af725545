import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useFormField, type FormFieldProps } from './use-form-field.ts';

type SelectFieldProps = FormFieldProps & Omit<ComponentProps<typeof Select>, 'name'>;

/** A select in a `Form`. */
export function SelectField({ name, label, hint, optional, ...select }: SelectFieldProps) {
  const { registration, error } = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => <Select {...select} {...registration} {...control} />}
    </Field>
  );
}
