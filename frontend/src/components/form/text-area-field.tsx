import type { ComponentProps } from 'react';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useFormField, type FormFieldProps } from './use-form-field.ts';

type TextAreaFieldProps = FormFieldProps &
  Omit<ComponentProps<typeof TextArea>, 'name' | 'maxLength'>;

/** A multi-line text in a `Form`. */
export function TextAreaField({ name, label, hint, optional, ...area }: TextAreaFieldProps) {
  const { registration, error } = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => <TextArea {...area} {...registration} {...control} required={!optional} />}
    </Field>
  );
}
