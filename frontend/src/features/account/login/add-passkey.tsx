import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { PasskeyProblem } from '../../../components/passkeys/passkey-problem.tsx';
import { usePasskey } from '../../../components/passkeys/use-passkey.ts';
import { Button } from '../../../components/ui/button.tsx';
import { canUsePasskeys } from '../../../lib/session/passkey-hints.ts';
import { makePasskey } from '../../../lib/session/passkeys.ts';
import { invalidateTags, tags } from '../account-api.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';

/** Adds a passkey of this device. */
export function AddPasskey() {
  const dispatch = useDispatch();
  const [added, setAdded] = useState(0);
  const { start, isPending, problem } = usePasskey(makePasskey, () => {
    setAdded((times) => times + 1);
    dispatch(invalidateTags([tags.passkeys]));
  });
  if (!canUsePasskeys())
    return (
      <p className="text-sm text-quiet">
        This browser does not support passkeys. You can add one in a different browser or on your
        phone.
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {added > 0 && (
        <SaidAtLast
          key={added}
          title="Passkey added."
          text="We notified your phone and email, just in case it wasn’t you."
        />
      )}
      <Button
        pending={isPending}
        pendingLabel="Check your device..."
        onClick={() => void start()}
        variant={added > 0 ? 'outline' : 'primary'}
      >
        {added > 0 ? 'Add another passkey' : 'Add a passkey'}
      </Button>
      <PasskeyProblem problem={problem} />
    </div>
  );
}
