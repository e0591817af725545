import { limits, type Passkey } from '@kbf/contracts';
import { useState } from 'react';
import { Query } from '../../../components/query.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { fullDate, relativeTimeWithin } from '../../../lib/browser/relative-time.ts';
import { useListPasskeysQuery, useRemovePasskeyMutation } from '../account-api.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';
import { AddPasskey } from './add-passkey.tsx';

function PasskeyLine({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [remove] = useRemovePasskeyMutation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-quiet">
          Added {fullDate(createdAt)}
          {lastUsedAt ? `, last used ${relativeTimeWithin(lastUsedAt)}` : ', not used yet'}
        </p>
      </div>
      <ConfirmButton
        aria-label={`Remove passkey ${name}`}
        title="Remove this passkey?"
        description={
          'This device will no longer be able to log in as you with a passkey. ' +
          'Remove it from your device’s passkeys, too, so it stops offering it.'
        }
        confirmLabel="Remove"
        onConfirm={() => remove({ id }).unwrap()}
        onDone={onRemoved}
      >
        Remove
      </ConfirmButton>
    </li>
  );
}

/** The passkeys of a member, with a way to add one. */
export function PasskeyList() {
  const passkeys = useListPasskeysQuery();
  const [removed, setRemoved] = useState(0);
  const isFull = (passkeys.data?.length ?? 0) >= limits.passkey.most;
  return (
    <div className="flex flex-col gap-5">
      {removed > 0 && <SaidAtLast key={removed} title="Passkey removed." />}
      <Query
        of={passkeys}
        loadingLabel="Loading your passkeys..."
        loading={<SkeletonLines lines={2} />}
        failedTitle="Your passkeys did not load"
        empty={
          <p className="text-quiet">
            You have no passkeys yet. You log in with a text or an email.
          </p>
        }
      >
        {(found) => (
          <ul className="border-t border-hairline">
            {found.map((passkey) => (
              <PasskeyLine
                key={passkey.id}
                passkey={passkey}
                onRemoved={() => setRemoved(removed + 1)}
              />
            ))}
          </ul>
        )}
      </Query>
      {passkeys.data && !isFull && <AddPasskey />}
    </div>
  );
}
