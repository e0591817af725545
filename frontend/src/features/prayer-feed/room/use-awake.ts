import { useEffect } from 'react';

/** Keeps the screen on while a page is open, where the browser can do that. */
export function useAwake(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
