import { limits } from '@kbf/contracts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { PasskeyProblem } from '../../components/passkeys/passkey-problem.tsx';
import { usePasskey } from '../../components/passkeys/use-passkey.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { endProof } from '../../lib/api/fresh-proof.ts';
import { useSendEmailLinkMutation, useSendMagicLinkMutation } from '../../lib/api/login-api.ts';
import { canUsePasskeys, knowsPasskeyHere } from '../../lib/session/passkey-hints.ts';
import { logInByPasskey } from '../../lib/session/passkeys.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { invalidateTags, tags, useGetSelfQuery } from './account-api.ts';
import { CodeField } from './code-field.tsx';
import { shownContact } from './contact/contact-words.ts';

/**
 * Asks a logged-in person to log in again, so that a stranger with an unlocked device cannot make changes. The call
 * that needs it waits meanwhile.
 */
export function ProveItsYou() {
  const self = useGetSelfQuery();
  const dispatch = useDispatch();
  const [sent, setSent] = useState<'sms' | 'email'>();
  const [textLink, texting] = useSendMagicLinkMutation();
  const [mailLink, mailing] = useSendEmailLinkMutation();
  const done = () => {
    dispatch(invalidateTags([tags.logins]));
    endProof(true);
  };
  const passkey = usePasskey(() => logInByPasskey(), done);
  const phone = self.data?.phoneVerified ? self.data.phone : null;
  const email = self.data?.emailVerified ? self.data.email : null;
  const failure = (self.error ?? texting.error ?? mailing.error) as ApiError | undefined;

  async function sendTo(channel: 'sms' | 'email', to: string) {
    const { error } =
      channel === 'sms' ? await textLink({ phoneNumber: to }) : await mailLink({ email: to });
    if (!error) setSent(channel);
  }
  const sending = {
    variant: 'outline',
    pending: texting.isLoading || mailing.isLoading,
    pendingLabel: 'Sending...',
  } as const;
  return (
    <Dialog
      open
      onOpenChange={() => endProof(false)}
      title="Confirm it’s you"
      description="It has been a while since you logged in. This keeps anyone with your device from acting as you."
    >
      <div className="flex flex-col items-start gap-4">
        {sent === 'sms' && phone ? (
          <CodeField
            phoneNumber={phone}
            label={`Code from the text to ${shownContact('phone', phone)}`}
            onDone={done}
          />
        ) : sent === 'email' ? (
          <>
            <output className="block">
              An email is on its way to <bdi className="font-semibold">{email}</bdi>. Open the link
              in this browser, then come back here.
            </output>
            <Button onClick={done}>I opened it</Button>
          </>
        ) : (
          <>
            {canUsePasskeys() && knowsPasskeyHere() && (
              <>
                <Button
                  pending={passkey.isPending}
                  pendingLabel="Check your device..."
                  onClick={() => void passkey.start()}
                >
                  Use your passkey
                </Button>
                <p className="text-sm text-quiet">
                  For its first {limits.contactChange.undoDays} days, a passkey alone is not enough
                  here.
                </p>
              </>
            )}
            {phone && (
              <Button {...sending} onClick={() => void sendTo('sms', phone)}>
                Text a code to {shownContact('phone', phone)}
              </Button>
            )}
            {email && (
              <Button {...sending} onClick={() => void sendTo('email', email)}>
                <span className="[overflow-wrap:anywhere]">Email a link to {email}</span>
              </Button>
            )}
            <PasskeyProblem problem={passkey.problem} />
          </>
        )}
        {failure && (
          <p role="alert" className="text-sm font-semibold text-clay">
            {readableMessage(failure)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
