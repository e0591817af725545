import { useRef, useState, type FormEvent } from 'react';
import { formatPhone } from '../../components/form/format-phone.ts';
import { PhoneInput } from '../../components/form/phone-input.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { usePressedBefore } from '../../lib/browser/use-pressed-before.ts';
import { useTypedBefore } from '../../lib/browser/use-typed-before.ts';
import { useSendMagicLinkMutation } from '../../lib/api/login-api.ts';
import { SendFailed } from './send-failed.tsx';
import type { SentTo } from './sent-to.ts';

type PhoneFormProps = { onSent: (sent: SentTo) => void };

/** Asks for a login link by text. */
export function PhoneForm({ onSent }: PhoneFormProps) {
  const [phone, setPhone] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [send, { isLoading, error }] = useSendMagicLinkMutation();

  useTypedBefore(input, phone, (typed) => setPhone(formatPhone(typed)));
  usePressedBefore(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = !phone.trim();
    setMissing(isMissing);
    if (isMissing) {
      input.current?.focus();
      return;
    }
    const result = await send({ phoneNumber: phone });
    if (result.data) onSent({ channel: 'sms', to: phone, message: result.data.message });
    else input.current?.focus();
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-5"
    >
      <Field
        label="Phone number"
        hint="For international numbers, include the country code, starting with +"
        {...(missing && {
          error: (
            <>
              <span className="block">Phone Number Required</span>
              <span className="block font-normal">
                Please enter your phone number to receive a login link
              </span>
            </>
          ),
        })}
      >
        {(control) => (
          <PhoneInput
            {...control}
            ref={input}
            value={phone}
            onValue={setPhone}
            placeholder="(555) 123-4567"
            autoComplete="tel webauthn"
          />
        )}
      </Field>
      {error && !missing && <SendFailed error={error} check="phone number" />}
      <Button type="submit" size="lg" pending={isLoading} pendingLabel="Sending...">
        Send Login Link
      </Button>
      <p className="text-sm text-quiet">
        We will text you one link and one code. Message and data rates may apply. Reply STOP to opt
        out, HELP for help. If you opted out before, reply START to get our texts again.
      </p>
    </form>
  );
}
