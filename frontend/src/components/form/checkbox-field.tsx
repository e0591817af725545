import { Controller } from 'react-hook-form';
import { Checkbox } from '../ui/checkbox.tsx';
import { useFormField, type FormFieldProps } from './use-form-field.ts';

/** A checkbox in a `Form`. */
export function CheckboxField({ name, label, hint }: Omit<FormFieldProps, 'optional'>) {
  const { control } = useFormField(name);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) => (
        <Checkbox checked={value === true} onCheckedChange={onChange} label={label} hint={hint} />
      )}
    />
  );
}
