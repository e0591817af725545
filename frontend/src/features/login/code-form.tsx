import { limits } from '@kbf/contracts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import type { ApiError } from '../../lib/request-error.ts';
import { useRedeemCodeMutation } from './login-api.ts';
import { useEnter } from './use-enter.ts';

const { codeDigits } = limits.login;

/** The six digits of the text, for whoever asked on a desktop and reads on a phone. */
export function CodeForm({ phoneNumber }: { phoneNumber: string }) {
  const [code, setCode] = useState('');
  const [redeem, { isLoading, error }] = useRedeemCodeMutation();
  const enter = useEnter();
  const failure = error as ApiError | undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const result = await redeem({ phoneNumber, code });
    if (!result.error) await enter();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Field
        label="Or enter the code from the text"
        {...(failure
          ? { error: failure.serverMessage ?? 'We could not check the code. Please try again.' }
          : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeDigits}
            value={code}
            onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
            className="max-w-[11rem] text-center text-xl tracking-[0.3em] tabular-nums"
          />
        )}
      </Field>
      <Button
        type="submit"
        className="self-start"
        disabled={code.length < codeDigits}
        pending={isLoading}
        pendingLabel="Checking..."
      >
        Log in with the code
      </Button>
    </form>
  );
}
