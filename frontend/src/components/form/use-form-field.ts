import { useFormContext } from 'react-hook-form';

/** What a field needs of the form around it: what ties it in, and what is wrong with it. */
export function useFormField(name: string) {
  const { register, control, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return { control, registration: register(name), error: error?.message };
}

/** What every field of a form is told. */
export type FormFieldProps = {
  /** As the form's rules call it. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
};
