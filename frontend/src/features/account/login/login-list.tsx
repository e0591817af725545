import type { LoginSession } from '@kbf/contracts';
import { useState } from 'react';
import { Query } from '../../../components/query.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { fullDate, relativeTimeWithin } from '../../../lib/browser/relative-time.ts';
import {
  useEndLoginMutation,
  useEndOtherLoginsMutation,
  useListLoginsQuery,
} from '../account-api.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';

function LoginLine({ login, onEnded }: { login: LoginSession; onEnded: () => void }) {
  const { id, device, createdAt, lastSeenAt, current } = login;
  const [end] = useEndLoginMutation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {current && <Badge tone="gold">This device</Badge>}
        </p>
        <p className="text-sm text-quiet">
          Since {fullDate(createdAt)}, last seen {relativeTimeWithin(lastSeenAt)}
        </p>
      </div>
      {!current && (
        <ConfirmButton
          aria-label={`Log out: ${device}, since ${fullDate(createdAt)}`}
          title={`Log out ${device}?`}
          description="That device will be logged out right away."
          confirmLabel="Log out"
          onConfirm={() => end({ id }).unwrap()}
          onDone={onEnded}
        >
          Log out
        </ConfirmButton>
      )}
    </li>
  );
}

/** A member's logins, this browser marked, with a way to end the others. */
export function LoginList() {
  const logins = useListLoginsQuery();
  const [endOthers] = useEndOtherLoginsMutation();
  const [said, setSaid] = useState<{ title: string; times: number }>();
  const say = (title: string) => setSaid({ title, times: (said?.times ?? 0) + 1 });
  return (
    <div className="flex flex-col gap-5">
      {said && <SaidAtLast key={said.times} title={said.title} />}
      <Query
        of={logins}
        loadingLabel="Loading your logins..."
        loading={<SkeletonLines lines={3} />}
        failedTitle="Your logins did not load"
      >
        {(found) => (
          <>
            <ul className="border-t border-hairline">
              {found.map((login) => (
                <LoginLine
                  key={login.id}
                  login={login}
                  onEnded={() => say('That device has been logged out.')}
                />
              ))}
            </ul>
            {found.length > 1 && (
              <div>
                <ConfirmButton
                  title="Log out all other devices?"
                  description="You will stay logged in here. All other devices will need to log in again."
                  confirmLabel="Log out"
                  onConfirm={() => endOthers().unwrap()}
                  onDone={() => say('All other devices have been logged out.')}
                >
                  Log out all other devices
                </ConfirmButton>
              </div>
            )}
          </>
        )}
      </Query>
    </div>
  );
}
