import { useEffect, useEffectEvent } from 'react';
import { useOnline } from './use-online.ts';

/** Said of what could not be loaded, while there is no line. */
export const waitsForLine = 'You are offline. It comes by itself once the connection is back.';

/**
 * What the line kept away is asked for again by itself, as soon as there is one.
 * @param isMissed it failed without an answer
 * @returns whether it waits for that now
 */
export function useAgainWhenOnline(isMissed: boolean, ask: () => unknown): boolean {
  const isOnline = useOnline();
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isMissed) return undefined;
    const again = () => askAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isMissed]);
  return isMissed && !isOnline;
}
