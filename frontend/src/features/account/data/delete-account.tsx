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
        This deletes your profile, prayers, comments, training, chats and logins everywhere. We will
        email you when it is done. If you were an admin, the log keeps what you did, without your
        name.
      </p>
      <ConfirmButton
        variant="danger"
        title="Delete your account?"
        description={
          'Everything about you will be deleted, and you will be logged out everywhere. ' +
          'You cannot undo this. You may want to download your data first.'
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
