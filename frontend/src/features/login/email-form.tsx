import { emailPattern, fieldMessages, readEmail } from '@kbf/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useSendEmailLinkMutation } from '../../lib/api/login-api.ts';
import { SendFailed } from './send-failed.tsx';
import type { SentTo } from './sent-to.ts';

/** Asks for a login link by mail, to a confirmed address. */
export function EmailForm({ onSent }: { onSent: (sent: SentTo) => void }) {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [send, { isLoading, error }] = useSendEmailLinkMutation();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = readEmail(email);
    const isInvalid = to.length > 254 || !emailPattern.test(to);
    setInvalid(isInvalid);
    if (isInvalid) {
      input.current?.focus();
      return;
    }
    const result = await send({ email: to });
    if (result.data) onSent({ channel: 'email', to, message: result.data.message });
    else input.current?.focus();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field
        label="Email address"
        hint="The address you have confirmed with us."
        {...(invalid ? { error: fieldMessages.email } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="email"
            required
            autoComplete="email webauthn"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {error && !invalid && <SendFailed error={error} check="email address" />}
      <Button type="submit" size="lg" pending={isLoading} pendingLabel="Sending...">
        Send Login Link
      </Button>
    </form>
  );
}
