import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiError } from '../../lib/request-error.ts';
import { dismissFailures } from '../../lib/dismiss-failures.ts';
import { toast } from '../../lib/toast.ts';

/** What says "in a moment" is said only where that is true: not of a limit, and not of words that were refused. */
const isPassing = ({ status, code }: ApiError) =>
  status >= 500 || (status === 0 && code === 'lost');

/** The toast of the error catalogue when no reply came. */
export function useFailureToast(failure: ApiError | undefined): void {
  const complain = useEffectEvent((failed: ApiError) => {
    // That the login has ended was said already, and whoever needs help reads nothing else.
    if (failed.loginLost || failed.care?.level === 'certain' || !isPassing(failed)) return;
    toast({
      variant: 'destructive',
      title: 'Prayer Helper Unavailable',
      description: "I'm having trouble connecting right now. Please try again in a moment.",
    });
  });
  const hasComplained = useRef(false);
  useEffect(() => {
    if (failure) complain(failure);
    // Another try is under way, or a reply is there.
    else if (hasComplained.current) dismissFailures();
    hasComplained.current = failure !== undefined;
  }, [failure]);
}
