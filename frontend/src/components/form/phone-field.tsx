import { Controller } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { PhoneInput } from './phone-input.tsx';
import { useFormField, type FormFieldProps } from './use-form-field.ts';

/** A phone number in a `Form`, formatted while typing. */
export function PhoneField({ name, label, hint, optional }: FormFieldProps) {
  const { control, error } = useFormField(name);
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(attributes) => (
        <Controller
          name={name}
          control={control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <PhoneInput
              {...attributes}
              ref={ref}
              name={name}
              value={String(value ?? '')}
              onValue={onChange}
              onBlur={onBlur}
              required={!optional}
            />
          )}
        />
      )}
    </Field>
  );
}
