import { personFields, registerTraining } from '@kbf/contracts';
import { z } from 'zod';
import { Form } from '../../../components/form/form.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { Goals } from '../goal-fields.ts';

const rules = z.object({ fullName: personFields.fullName, email: personFields.email });

type RegisterFormProps = { goals: Goals; onSent: (email: string) => void };

/** Step two: the person's data. A mail asks to confirm the address. */
export function RegisterForm({ goals, onSent }: RegisterFormProps) {
  return (
    <Form
      call={registerTraining}
      schema={rules}
      toBody={(person) => ({ ...person, financialGoals: goals })}
      defaults={{ fullName: '', email: '' }}
      draft="training-person"
      failure={{
        title: 'Registration Failed',
        description: 'Please try again later',
        variant: 'destructive',
      }}
      submitLabel="Register for the training"
      pendingLabel="Registering..."
      onSent={(_answer, { email }) => onSent(email)}
    >
      <TextField name="fullName" label="Full name" autoComplete="name" />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="We will send you one email with a link to log in."
      />
    </Form>
  );
}
