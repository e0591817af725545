import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useSendEmailLinkMutation } from './login-api.ts';
import type { SentTo } from './sent-to.ts';

/** Asks for a login link by mail, to a confirmed address. */
export function EmailForm({ onSent }: { onSent: (sent: SentTo) => void }) {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState(false);
  const [send, { isLoading }] = useSendEmailLinkMutation();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const valid = event.currentTarget.checkValidity();
    setInvalid(!valid);
    if (!valid) return;
    const result = await send({ email: email.trim() });
    if (result.data) onSent({ channel: 'email', to: email.trim(), message: result.data.message });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field
        label="E-mail address"
        hint="The one you have confirmed with us."
        {...(invalid ? { error: 'Please enter a valid email address' } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            required
            autoComplete="email webauthn"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={isLoading} pendingLabel="Sending...">
        Send Login Link
      </Button>
    </form>
  );
}
