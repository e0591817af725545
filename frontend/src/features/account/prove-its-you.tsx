import type { CurrentUserDetails } from '@kbf/contracts';
import { useState } from 'react';
import { PasskeyProblem } from '../../components/passkeys/passkey-problem.tsx';
import { usePasskey } from '../../components/passkeys/use-passkey.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useSendEmailLinkMutation, useSendMagicLinkMutation } from '../../lib/api/login-api.ts';
import { canUsePasskeys, knowsPasskeyHere } from '../../lib/session/passkey-hints.ts';
import { logInByPasskey } from '../../lib/session/passkeys.ts';
import { readableMessage, toApiError } from '../../lib/api/request-error.ts';
import { CodeField } from './code-field.tsx';
import { shownContact } from './contact/contact-words.ts';

type ProveItsYouProps = {
  user: CurrentUserDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The login is now recent. */
  onProven: () => void;
};

/** Asks a logged-in person to log in again, so that a stranger with an unlocked device cannot make changes. */
export function ProveItsYou({ user, open, onOpenChange, onProven }: ProveItsYouProps) {
  const [sent, setSent] = useState<'sms' | 'email'>();
  const [failure, setFailure] = useState<string>();
  const [textLink, texting] = useSendMagicLinkMutation();
  const [mailLink, mailing] = useSendEmailLinkMutation();
  const passkey = usePasskey(() => logInByPasskey(), onProven);
  const { phone, phoneVerified, email, emailVerified } = user;

  async function sendTo(channel: 'sms' | 'email', to: string) {
    setFailure(undefined);
    const { error } =
      channel === 'sms' ? await textLink({ phoneNumber: to }) : await mailLink({ email: to });
    if (error) setFailure(readableMessage(toApiError(error)));
    else setSent(channel);
  }
  const sending = {
    variant: 'outline',
    pending: texting.isLoading || mailing.isLoading,
    pendingLabel: 'Sending...',
  } as const;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setSent(undefined);
        onOpenChange(next);
      }}
      title="Confirm it’s you"
      description="This keeps anyone who picks up your device from changing your account."
    >
      <div className="flex flex-col items-start gap-4">
        {sent === 'sms' && phone ? (
          <CodeField
            phoneNumber={phone}
            label={`Code from the text to ${shownContact('phone', phone)}`}
            onDone={onProven}
          />
        ) : sent === 'email' ? (
          <>
            <output className="block">
              An email is on its way to <bdi className="font-semibold">{email}</bdi>. Open its link
              in this browser, then come back here.
            </output>
            <Button onClick={onProven}>I opened it</Button>
          </>
        ) : (
          <>
            {canUsePasskeys() && knowsPasskeyHere() && (
              <Button
                pending={passkey.isPending}
                pendingLabel="Check your device..."
                onClick={() => void passkey.start()}
              >
                Use your passkey
              </Button>
            )}
            {phone && phoneVerified && (
              <Button {...sending} onClick={() => void sendTo('sms', phone)}>
                Text a code to {shownContact('phone', phone)}
              </Button>
            )}
            {email && emailVerified && (
              <Button {...sending} onClick={() => void sendTo('email', email)}>
                <span className="[overflow-wrap:anywhere]">Email a link to {email}</span>
              </Button>
            )}
            <PasskeyProblem problem={passkey.problem} />
          </>
        )}
        {failure && (
          <p role="alert" className="text-sm font-semibold text-clay">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
