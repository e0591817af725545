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
        Your profile, prayers, comments, training, chats and logins are deleted everywhere. A mail
        tells you when it is done. What admins did is kept in the log without your name.
      </p>
      <ConfirmButton
        variant="danger"
        title="Delete your account?"
        description={
          'Everything of you is deleted, and every login ends now. ' +
          'It cannot be undone; you may want your data first.'
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
