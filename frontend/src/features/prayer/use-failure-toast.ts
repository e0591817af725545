import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiError } from '../../lib/api/request-error.ts';
import { dismissFailures } from '../../lib/browser/dismiss-failures.ts';
import { toast } from '../../lib/browser/toast.ts';

/** "In a moment" is only said where it is true: not for a rate limit or a refused text. */
const isPassing = ({ status, code }: ApiError) =>
  status >= 500 || (status === 0 && code === 'lost');

/** The error catalog's toast when no reply came. */
export function useFailureToast(failure: ApiError | undefined): void {
  const complain = useEffectEvent((failed: ApiError) => {
    // A lost login was already reported, and a person who needs help must not see other messages.
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
    // A retry is in progress, or a reply has arrived.
    else if (hasComplained.current) dismissFailures();
    hasComplained.current = failure !== undefined;
  }, [failure]);
}
