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
        This logs you out everywhere and hides everything you shared right away. After{' '}
        {limits.erasure.waitDays} days, your profile, prayers, comments, training, chats and logins
        are deleted everywhere. Until then, you can stop it with the link we send to your phone and
        email. We will email you when it is done. If you were an admin, the log keeps what you did,
        without your name.
      </p>
      <ConfirmButton
        variant="danger"
        title="Delete your account?"
        description={
          'You will be logged out everywhere, and what you shared will be hidden. ' +
          `In ${limits.erasure.waitDays} days, everything is deleted. You may want to download your data first.`
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
