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
        This browser knows no passkeys. In another one, or on your phone, you can add one here.
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {added > 0 && (
        <SaidAtLast
          key={added}
          title="The passkey is added."
          text="Your phone and e-mail were told, in case it was not you."
        />
      )}
      <Button
        pending={isPending}
        pendingLabel="Look at your device..."
        onClick={() => void start()}
        variant={added > 0 ? 'outline' : 'primary'}
      >
        {added > 0 ? 'Add another passkey' : 'Add a passkey'}
      </Button>
      <PasskeyProblem problem={problem} />
    </div>
  );
}
