import { fieldMessages, limits } from '@kbf/contracts';
import type { FormEvent } from 'react';
import { useCode } from '../../components/form/use-code.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useRedeemCodeMutation } from '../../lib/api/login-api.ts';
import { useEnter } from './use-enter.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

const { codeDigits } = limits.login;

/**
 * The six-digit code, for people who log in on a desktop and read the text on a phone. It is submitted when complete.
 */
export function CodeForm({ phoneNumber }: { phoneNumber: string }) {
  const [redeem, { isLoading, error }] = useRedeemCodeMutation();
  const enter = useEnter();
  const input = useFocusWhen<HTMLInputElement>();
  const failure = error as ApiError | undefined;

  const { code, isComplete, change, submit } = useCode(async (digits) => {
    const result = await redeem({ phoneNumber, code: digits });
    if (!result.error) await enter();
    // The next digit replaces the wrong ones.
    else input.current?.select();
    return result;
  });

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      className="flex flex-col gap-4"
    >
      <Field
        label="Enter the code from the text"
        error={
          code.length > codeDigits
            ? fieldMessages.code(codeDigits)
            : failure && (failure.serverMessage ?? 'We could not check the code. Please try again.')
        }
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            readOnly={isLoading}
            onChange={({ target }) => change(target.value)}
            className="text-center text-2xl tracking-[0.3em] tabular-nums"
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        disabled={!isComplete}
        pending={isLoading}
        pendingLabel="Checking..."
      >
        Log in with the code
      </Button>
    </form>
  );
}
