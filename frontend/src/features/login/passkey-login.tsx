import { KeyRound } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { PasskeyProblem } from '../../components/passkeys/passkey-problem.tsx';
import { usePasskey } from '../../components/passkeys/use-passkey.ts';
import { Button } from '../../components/ui/button.tsx';
import { canUsePasskeys, knowsPasskeyHere } from '../../lib/session/passkey-hints.ts';
import { logInByPasskey } from '../../lib/session/passkeys.ts';
import { useEnter } from './use-enter.ts';
import { useOfferedPasskeys } from './use-offered-passkeys.ts';

const neverChanges = () => () => undefined;

/**
 * Login by passkey, beside login by message. It comes first if this browser has used a passkey before, else it is a
 * quiet line. The fields below also offer passkeys if the browser supports that.
 */
export function PasskeyLogin({ children }: { children: ReactNode }) {
  const enter = useEnter();
  const { start, isPending, problem } = usePasskey(() => logInByPasskey(), enter);
  useOfferedPasskeys(enter);
  // The served page fits most browsers: they support passkeys, but have not used one here.
  const canUse = useSyncExternalStore(neverChanges, canUsePasskeys, () => true);
  const isFirst = useSyncExternalStore(neverChanges, knowsPasskeyHere, () => false);
  if (!canUse) return children;
  const icon = <KeyRound size={20} strokeWidth={1.5} aria-hidden="true" />;
  return (
    <div className="flex flex-col gap-5">
      {isFirst && (
        <div className="flex flex-col gap-5">
          <Button
            size="lg"
            className="w-full"
            pending={isPending}
            pendingLabel="Check your device..."
            onClick={() => void start()}
          >
            {icon} Log in with your passkey
          </Button>
          <PasskeyProblem problem={problem} />
          <p className="flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
            or with a message
          </p>
        </div>
      )}
      {children}
      {!isFirst && (
        <div className="border-t border-hairline pt-3">
          <Button
            variant="quiet"
            className="-ml-5"
            pending={isPending}
            pendingLabel="Check your device..."
            onClick={() => void start()}
          >
            {icon} Log in with a passkey
          </Button>
          <PasskeyProblem problem={problem} />
        </div>
      )}
    </div>
  );
}
