import { limits } from '@kbf/contracts';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { forgetDrafts } from '../../../lib/browser/drafts.ts';
import { announceLoginChange } from '../../../lib/session/login-channel.ts';
import { useDeleteAccountMutation } from '../account-api.ts';

/** Deletes the account after a confirmation. The page reloads, so that none of the person's data stays in it. */
export function DeleteAccount() {
  const [remove] = useDeleteAccountMutation();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="measure">
        Every login ends now, and nobody sees any more what you shared. After{' '}
        {limits.erasure.waitDays} days your profile, prayers, comments, training, chats and logins
        are erased everywhere. Until then, a link that we send to your phone and e-mail stops it. A
        mail tells you when it is done. What admins did is kept in the log without your name.
      </p>
      <ConfirmButton
        variant="danger"
        title="Delete your account?"
        description={
          'Every login ends now, and what you shared is hidden. ' +
          `In ${limits.erasure.waitDays} days everything is erased; you may want your data first.`
        }
        confirmLabel="Delete my account"
        onConfirm={async () => {
          await remove().unwrap();
          forgetDrafts();
          announceLoginChange('logout');
          window.location.assign('/');
        }}
      >
        Delete my account
      </ConfirmButton>
    </div>
  );
}
