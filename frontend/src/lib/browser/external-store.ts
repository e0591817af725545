import { useSyncExternalStore } from 'react';

/**
 * A value outside React that components can subscribe to. For the two values that every page needs before the data
 * layer loads.
 */
export type ExternalStore<T> = {
  /** The value in the served page, before this browser knows more. */
  initial?: T;
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createExternalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useExternalStore<T>(store: ExternalStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial ?? store.get());
}
