import { useSyncExternalStore } from 'react';

/** What was chosen in a browser that keeps nothing: it holds until the page is left. */
const unkept = new Map<string, boolean>();
const listeners = new Set<() => void>();

function areOn(kept: string): boolean {
  try {
    return window.localStorage.getItem(kept) !== 'off';
  } catch {
    return unkept.get(kept) ?? true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether single letters act on a page, kept in this browser: whoever speaks to the computer, or rests a hand on the
 * keys, turns them off (WCAG 2.1.4).
 *
 * @param kept the name under which the choice is kept
 */
export function useSingleKeys(kept: string) {
  return {
    isOn: useSyncExternalStore(
      subscribe,
      () => areOn(kept),
      () => true,
    ),
    turn: (on: boolean) => {
      try {
        window.localStorage.setItem(kept, on ? 'on' : 'off');
      } catch {
        unkept.set(kept, on);
      }
      for (const listener of listeners) listener();
    },
  };
}
