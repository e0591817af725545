import type { Tag } from './base-api.ts';

type Listener = (tags: readonly Tag[]) => void;

const listeners = new Set<Listener>();

/** Reports a change by a page without the store, so that cached data is reloaded. */
export function tellStale(tags: readonly Tag[]): void {
  for (const listener of listeners) listener(tags);
}

/** Listens for such changes. @returns stops listening */
export function onStale(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
