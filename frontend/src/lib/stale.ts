import type { Tag } from './base-api.ts';

type Listener = (tags: readonly Tag[]) => void;

const listeners = new Set<Listener>();

/** Says that something was changed by a page that has no store, so that whatever holds it reads it again. */
export function tellStale(tags: readonly Tag[]): void {
  for (const listener of listeners) listener(tags);
}

/** Hears of it. @returns ends that */
export function onStale(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
