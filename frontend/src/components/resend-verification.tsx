import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useState } from 'react';
import { baseApi } from '../lib/api/base-api.ts';
import { endpoint } from '../lib/api/endpoint.ts';
import { readableMessage, type ApiError } from '../lib/api/request-error.ts';
import { Button } from './ui/button.tsx';

const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    resendVerification: build.mutation(endpoint(callPaths.resendVerification)),
  }),
});

/** Seconds between two mails: the first one may only be slow. */
const waitSeconds = 30;

/** Sends the confirmation mail again, and says when that is possible. */
export function ResendVerification({ email }: { email: string }) {
  const [resend, { isLoading, data, error }] = verificationApi.useResendVerificationMutation();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  async function send() {
    const answer = await resend({ email });
    if (answer.data) setLeft(waitSeconds);
  }
  const clock = `0:${String(left).padStart(2, '0')}`;
  return (
    <div className="flex flex-col items-start gap-3">
      {/* It keeps the focus while waiting. */}
      <Button
        variant="outline"
        aria-disabled={left > 0 || isLoading}
        onClick={() => {
          if (left <= 0 && !isLoading) void send();
        }}
      >
        {left > 0 ? `Send it again in ${clock}` : isLoading ? 'Sending...' : 'Send it again'}
      </Button>
      <p aria-live="polite" className="text-sm text-quiet empty:hidden">
        {error ? readableMessage(error as ApiError) : data?.message && `${data.message}.`}
      </p>
    </div>
  );
}
