import {
  composeMessage,
  createContact,
  type ContactForm,
  type ContributionKind,
} from '@kbf/contracts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Form } from '../../components/form/form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TextMessageTerms } from '../../components/text-message-terms.tsx';

/** The fields of every contribution form. */
type Person = { fullName: string; companyName: string; phone: string; email: string };

export const noPerson: Person = { fullName: '', companyName: '', phone: '', email: '' };

/** The draft name of a form in this tab. */
export const draftOf = (kind: ContributionKind) => `contribute-${kind}`;

type PersonFormProps<Answers extends Person> = {
  kind: ContributionKind;
  schema: z.ZodType<Answers>;
  defaults: { [Name in keyof Answers]: Answers[Name] | '' };
  toForm: (answers: Answers) => ContactForm;
  onSent: (email: string) => void;
  /** The fields of this kind. */
  children: ReactNode;
};

/** A contribution form: the person, and the fields of its kind. */
export function PersonForm<Answers extends Person & Record<string, unknown>>(
  props: PersonFormProps<Answers>,
) {
  const { kind, schema, defaults, toForm, onSent, children } = props;
  return (
    <Form
      call={createContact}
      schema={schema}
      toBody={(answers) => {
        const { fullName, email, phone } = answers;
        const form = toForm(answers);
        return { fullName, email, phone, message: composeMessage(form), form };
      }}
      defaults={defaults}
      draft={draftOf(kind)}
      changes={[{ type: 'ContactSubmission', id: 'LIST' }]}
      failure={{
        title: 'Submission failed',
        description: 'Please try again later',
        variant: 'destructive',
      }}
      submitLabel="Submit"
      pendingLabel="Submitting..."
      onSent={(_answer, { email }) => onSent(email)}
    >
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        <TextField name="fullName" label="Full name" autoComplete="name" />
        <TextField
          name="companyName"
          label={kind === 'donation' ? 'Company (optional)' : 'Company'}
          autoComplete="organization"
        />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </div>
      <TextMessageTerms />
    </Form>
  );
}
