import { useSyncExternalStore } from 'react';

/** Choices in a browser that cannot store them: they last until the page is closed. */
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
 * Whether single letter keys work on a page, stored in this browser. People who use voice control or rest a hand on the
 * keys can turn them off (WCAG 2.1.4).
 *
 * @param kept the storage name of the choice
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
