import { useEffect, useEffectEvent } from 'react';
import { useOnline } from './use-online.ts';

/** Shown for content that could not be loaded, while there is no network. */
export const waitsForLine = 'You are offline. This will load on its own once you are back online.';

/**
 * Requests again, as soon as the network is back, what failed without one.
 * @param isMissed it failed without an answer
 * @returns whether it is waiting for the network
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
