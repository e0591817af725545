import { fieldMessages, limits } from '@kbf/contracts';
import { useCode } from '../../components/form/use-code.ts';
import { Field } from '../../components/ui/field.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { useConfirmByCodeMutation } from './account-api.ts';

const { codeDigits } = limits.login;

type CodeFieldProps = {
  /** Where the text was sent. */
  phoneNumber: string;
  label: string;
  onDone: () => void;
};

/** The six-digit code of a text message. It is submitted when complete. */
export function CodeField({ phoneNumber, label, onDone }: CodeFieldProps) {
  const [confirm, { isLoading, error }] = useConfirmByCodeMutation();
  const { code, change } = useCode(async (digits) => {
    const answer = await confirm({ phoneNumber, code: digits });
    if (!answer.error) onDone();
    return answer;
  });
  return (
    <Field
      label={label}
      hint={isLoading ? 'Checking...' : `${codeDigits} digits`}
      error={
        code.length > codeDigits
          ? fieldMessages.code(codeDigits)
          : error && !isLoading && readableMessage(error as ApiError)
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          readOnly={isLoading}
          onChange={({ target }) => change(target.value)}
          className="max-w-[11rem] text-center text-xl tracking-[0.3em] tabular-nums"
        />
      )}
    </Field>
  );
}
