import { zodResolver } from '@hookform/resolvers/zod';
import { messageFor, site } from '@kbf/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextMessageTerms } from '../../components/text-message-terms.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { createRequestIds } from '../../lib/request-ids.ts';
import { toast } from '../../lib/toast.ts';
import { composeJoinMessage } from './compose-join-message.ts';
import { useSubmitContactMutation } from './join-api.ts';
import { emptyJoinForm, joinSchema, type JoinValues } from './join-schema.ts';

const inputs = [
  { name: 'fullName', label: 'Full name', autoComplete: 'name' },
  { name: 'companyName', label: 'Company', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const;

/** Asks to join. What is written stays until it has arrived. */
export function JoinForm() {
  const [submitContact, { isLoading, isError }] = useSubmitContactMutation();
  const [requestIds] = useState(createRequestIds);
  const { register, handleSubmit, reset, formState } = useForm<JoinValues>({
    resolver: zodResolver(joinSchema, { error: messageFor }),
    defaultValues: emptyJoinForm,
  });
  const { errors } = formState;

  const join = handleSubmit(async (values) => {
    const { fullName, email, phone } = values;
    const submission = { fullName, email, phone, message: composeJoinMessage(values) };
    const requestId = requestIds.for(submission);
    const answer = await submitContact({ ...submission, requestId });
    if (answer.error) return;
    requestIds.done();
    reset();
    toast({
      title: `Welcome to ${site.name}!`,
      description: 'We will keep you posted on upcoming events and speakers.',
    });
  });

  return (
    <form noValidate onSubmit={(event) => void join(event)} className="grid gap-6">
      {inputs.map(({ name, label, ...attributes }) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(control) => <TextInput {...attributes} {...register(name)} {...control} required />}
        </Field>
      ))}
      <Field
        label="About yourself"
        hint="Your work, your faith, and what you hope to find here."
        error={errors.aboutYourself?.message}
      >
        {(control) => <TextArea {...register('aboutYourself')} {...control} required />}
      </Field>
      <TextMessageTerms />
      <Button
        type="submit"
        size="lg"
        pending={isLoading}
        pendingLabel="Joining..."
        className="w-full"
      >
        Join Our Fellowship
      </Button>
      {isError && (
        <output className="text-sm text-quiet">
          It did not reach us. Everything you wrote is still here.
        </output>
      )}
    </form>
  );
}
