import { useFormContext } from 'react-hook-form';

/** Connects a field with its form: registration and error. */
export function useFormField(name: string) {
  const { register, control, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return { control, registration: register(name), error: error?.message };
}

/** What every field of a form is told. */
export type FormFieldProps = {
  /** Its name in the form's schema. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
};
