import { Notice } from '../../components/ui/notice.tsx';
import type { ApiError } from '../../lib/request-error.ts';

type SendFailedProps = {
  error: unknown;
  /** What to look at, where the server has no better words. */
  check: 'phone number' | 'e-mail address';
};

/** What the error catalogue says of a link that was not sent. It stays until the next try. */
export function SendFailed({ error, check }: SendFailedProps) {
  const { serverMessage } = (error ?? {}) as Partial<ApiError>;
  return (
    <Notice tone="problem" title="Failed to Send Link">
      {serverMessage ?? `Please check your ${check} and try again.`}
    </Notice>
  );
}
