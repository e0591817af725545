import { Check, CloudOff, RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { readableMessage } from '../../../lib/api/request-error.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { hasChanges } from './kept-changes.ts';
import { useTraining } from './use-training.tsx';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Whether the entries are saved: always visible, announced on change. */
export function SaveState({ className = '' }: { className?: string }) {
  const { state, sync } = useTraining();
  const isOnline = useOnline();
  const { saveError, changes, isSaving } = state;
  const isWaiting = isSaving || hasChanges(changes);
  const isAway = isWaiting && (!isOnline || saveError?.status === 0);
  const problem = isWaiting && !isAway ? saveError : undefined;
  return (
    <div className={`flex min-h-11 flex-wrap items-center gap-x-3 text-sm ${className}`}>
      <output className="flex items-center gap-2 text-quiet">
        {isAway ? (
          <>
            <CloudOff {...icon} className="shrink-0" />
            You are offline. We are keeping what you write on this device and will save it when you
            are back online.
          </>
        ) : problem ? (
          <span className="font-semibold text-clay">
            Not saved yet: {readableMessage(problem)} We are keeping it on this device.
          </span>
        ) : isWaiting ? (
          <>
            <RefreshCw {...icon} className="shrink-0" />
            Saving...
          </>
        ) : (
          <>
            <Check {...icon} className="shrink-0 text-olive" />
            Saved
          </>
        )}
      </output>
      {(problem ?? isAway) && !isSaving && (
        <Button variant="quiet" className="max-sm:-ml-5" onClick={() => void sync.flush()}>
          Try now
        </Button>
      )}
    </div>
  );
}
