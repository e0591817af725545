import type { PendingChange } from '@kbf/contracts';
import { useLayoutEffect, useRef } from 'react';
import { ResendVerification } from '../../../components/resend-verification.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CodeField } from '../code-field.tsx';
import { useCancelPendingChangeMutation } from '../account-api.ts';
import { moment } from '../../../lib/browser/moment.ts';
import { shownContact } from './contact-words.ts';

type PendingContactProps = {
  change: PendingChange;
  onConfirmed: () => void;
  onCancelled: () => void;
};

/** A pending phone or email: what is left to do, when it applies, and how to cancel it. */
export function PendingContact({ change, onConfirmed, onCancelled }: PendingContactProps) {
  const { what, value, state, endsAt } = change;
  const [cancel, { isLoading }] = useCancelPendingChangeMutation();
  const region = useRef<HTMLDivElement>(null);
  const shown = <bdi className="font-semibold">{shownContact(what, value)}</bdi>;
  useLayoutEffect(() => {
    // The form that was here is gone. After a reload nothing has the focus, so nothing loses it.
    if (document.activeElement === document.body) region.current?.focus();
  }, []);

  async function takeBack() {
    const answer = await cancel({ what });
    if (!answer.error) onCancelled();
  }
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="mt-4 border-l-2 border-gold pl-5 [overflow-wrap:anywhere] focus:outline-none"
    >
      {state === 'waiting' ? (
        <p>
          {shown} is confirmed and takes effect on {moment(endsAt)}. We are waiting because it had
          been a while since you logged in. We also notified your old contact.
        </p>
      ) : (
        <p>
          {what === 'phone' ? <>We sent a text to {shown}.</> : <>We sent an email to {shown}.</>}{' '}
          It works until {moment(endsAt)}.
        </p>
      )}
      {state === 'unconfirmed' && (
        <div className="mt-4">
          {what === 'phone' ? (
            <CodeField phoneNumber={value} label="Code from the text" onDone={onConfirmed} />
          ) : (
            <ResendVerification email={value} />
          )}
        </div>
      )}
      <Button
        variant="quiet"
        className="mt-2 -ml-5"
        pending={isLoading}
        pendingLabel="Canceling..."
        onClick={() => void takeBack()}
      >
        Cancel this change
      </Button>
    </div>
  );
}
