import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { toast } from '../../lib/toast.ts';
import { useSendMagicLinkMutation } from './login-api.ts';
import { PhoneInput } from '../../components/form/phone-input.tsx';
import type { SentTo } from './sent-to.ts';

type PhoneFormProps = { onSent: (sent: SentTo) => void };

/** Asks for a login link by text. */
export function PhoneForm({ onSent }: PhoneFormProps) {
  const [phone, setPhone] = useState('');
  const [send, { isLoading }] = useSendMagicLinkMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!phone.trim()) {
      toast({
        variant: 'destructive',
        title: 'Phone Number Required',
        description: 'Please enter your phone number to receive a login link',
      });
      return;
    }
    const result = await send({ phoneNumber: phone });
    if (!result.data) return;
    toast({
      title: 'Login Link Sent!',
      description: 'Check your phone for a secure login link. It will expire in 10 minutes.',
    });
    onSent({ channel: 'sms', to: phone, message: result.data.message });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field
        label="Phone number"
        hint="For international numbers, include the country code, starting with +"
      >
        {(control) => (
          <PhoneInput
            {...control}
            value={phone}
            onValue={setPhone}
            placeholder="(555) 123-4567"
            autoComplete="tel webauthn"
          />
        )}
      </Field>
      <Button type="submit" size="lg" pending={isLoading} pendingLabel="Sending...">
        Send Login Link
      </Button>
      <p className="text-sm text-quiet">
        We text you one link and one code. Message and data rates may apply. Reply STOP to end
        texts, HELP for help.
      </p>
    </form>
  );
}
