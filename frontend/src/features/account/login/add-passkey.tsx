import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { PasskeyProblem } from '../../../components/passkeys/passkey-problem.tsx';
import { usePasskey } from '../../../components/passkeys/use-passkey.ts';
import { Button } from '../../../components/ui/button.tsx';
import { canUsePasskeys } from '../../../lib/session/passkey-hints.ts';
import { makePasskey } from '../../../lib/session/passkeys.ts';
import { invalidateTags, tags, useGetSelfQuery } from '../account-api.ts';
import { ProveItsYou } from '../prove-its-you.tsx';
import { SaidAtLast } from '../../../components/said-at-last.tsx';

/** Adds a passkey of this device. If the login is not recent, it asks to log in again first. */
export function AddPasskey() {
  const { data: user } = useGetSelfQuery();
  const dispatch = useDispatch();
  const [added, setAdded] = useState(0);
  const [isProven, setProven] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { start, isPending, problem, forget } = usePasskey(makePasskey, () => {
    setAdded((times) => times + 1);
    setProven(false);
    dispatch(invalidateTags([tags.passkeys]));
  });
  if (!canUsePasskeys())
    return (
      <p className="text-sm text-quiet">
        This browser does not support passkeys. You can add one in a different browser or on your
        phone.
      </p>
    );
  const mustProve = problem?.kind === 'proof';
  return (
    <div className="flex flex-col items-start gap-3">
      {added > 0 && (
        <SaidAtLast
          key={added}
          title="Passkey added."
          text="We notified your phone and email, just in case it wasn’t you."
        />
      )}
      {isProven && !mustProve && <output>Thank you. Now add the passkey.</output>}
      <Button
        pending={isPending}
        pendingLabel="Check your device..."
        onClick={() => void start()}
        variant={added > 0 ? 'outline' : 'primary'}
      >
        {added > 0 ? 'Add another passkey' : 'Add a passkey'}
      </Button>
      <PasskeyProblem problem={problem} />
      {mustProve && user && (
        <>
          <p role="alert" className="text-sm">
            {problem.words}
          </p>
          <Button variant="outline" onClick={() => setAsked(true)}>
            Confirm it’s you
          </Button>
          <ProveItsYou
            user={user}
            open={isAsked}
            onOpenChange={setAsked}
            onProven={() => {
              setAsked(false);
              setProven(true);
              forget();
            }}
          />
        </>
      )}
    </div>
  );
}
