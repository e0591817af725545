import { limits, type CurrentUserDetails } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { askForProof } from '../../../lib/api/fresh-proof.ts';
import { useListLoginsQuery } from '../account-api.ts';

const { proofMinutes, changeWaitHours } = limits.contactChange;

/** Says that a change will wait because the login is not recent, and offers to log in again. */
export function StaleLogin({ user }: { user: CurrentUserDetails }) {
  const { data: logins } = useListLoginsQuery();
  const [now] = useState(() => Date.now());
  const begun = logins?.find(({ current }) => current)?.createdAt;
  const hasProof = user.phoneVerified || user.emailVerified;
  const isStale = hasProof && begun && now - Date.parse(begun) > proofMinutes * 60_000;
  if (!isStale) return null;
  return (
    <div className="mb-4">
      <Notice
        action={
          <Button variant="outline" onClick={() => void askForProof()}>
            Confirm it’s you
          </Button>
        }
      >
        It has been a while since you logged in. A new phone or email takes effect after{' '}
        {changeWaitHours} hours, unless you confirm it’s you first.
      </Notice>
    </div>
  );
}
