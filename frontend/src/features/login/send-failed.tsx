import { site } from '@kbf/contracts';
import { Notice } from '../../components/ui/notice.tsx';
import type { ApiError } from '../../lib/api/request-error.ts';

type SendFailedProps = {
  error: unknown;
  /** What to check if the server has no better message. */
  check: 'phone number' | 'email address';
};

/** The error catalog's message for a link that was not sent. It stays until the next attempt. */
export function SendFailed({ error, check }: SendFailedProps) {
  const { serverMessage, status } = (error ?? {}) as Partial<ApiError>;
  return (
    <Notice tone="problem" title="Failed to Send Link">
      {serverMessage ?? `Please check your ${check} and try again.`}
      {status === 429 && (
        <span className="mt-2 block">
          Locked out? Write to{' '}
          <a href={`mailto:${site.contactEmail}`} className="underline">
            {site.contactEmail}
          </a>
          , and an admin will send you a link.
        </span>
      )}
    </Notice>
  );
}
