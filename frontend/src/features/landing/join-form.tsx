import { composeMessage, createContact, joinForm, type JoinForm as Answers } from '@kbf/contracts';
import { useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TextMessageTerms } from '../../components/text-message-terms.tsx';
import { emptyJoinForm, joinDraft } from '../../lib/browser/join-draft.ts';
import { Joined } from './joined.tsx';

function toSubmission({ companyName, aboutYourself, ...person }: Answers) {
  const form = { kind: 'join', company: companyName, about: aboutYourself } as const;
  return { ...person, message: composeMessage(form), form };
}

/** The join form; after sending it shows what happens next. */
export function JoinForm() {
  const [joined, setJoined] = useState<Answers>();
  if (joined) return <Joined fullName={joined.fullName} phone={joined.phone} />;
  return (
    <Form
      call={createContact}
      schema={joinForm}
      toBody={toSubmission}
      defaults={emptyJoinForm}
      draft={joinDraft}
      changes={[{ type: 'ContactSubmission', id: 'LIST' }]}
      failure={{
        title: 'Error joining',
        description: 'Please try again later',
        variant: 'destructive',
      }}
      submitLabel="Join Our Fellowship"
      pendingLabel="Joining..."
      onSent={(_answer, values) => setJoined(values)}
    >
      <TextField name="fullName" label="Full name" autoComplete="name" />
      <TextField name="companyName" label="Company" autoComplete="organization" />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextAreaField
        name="aboutYourself"
        label="About yourself"
        hint="Your work, your faith, and what you hope to find here."
      />
      <TextMessageTerms />
    </Form>
  );
}
