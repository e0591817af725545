import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from './motion.ts';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the person prefers reduced motion; updated when the setting changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
