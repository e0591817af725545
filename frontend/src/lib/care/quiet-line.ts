import type { Care } from '@kbf/contracts';
import { useId, useLayoutEffect } from 'react';
import { createExternalStore, useExternalStore } from '../external-store.ts';

/** The quiet line of help that is due, wherever on the page one is. */
export type DueLine = {
  /** Another for each try to send. */
  id: string;
  care: Care;
};

type State = {
  line: DueLine | undefined;
  /** Where the line can stand, the last one in front of the others. */
  places: readonly string[];
  /** The place that announced it: where it moves to from there, it is no news. */
  announcedAt: string | undefined;
};

const store = createExternalStore<State>({
  line: undefined,
  places: [],
  announcedAt: undefined,
});
const set = (changes: Partial<State>) => store.set({ ...store.get(), ...changes });

const closed = new Set<string>();

/**
 * Shows the line until somebody closes it. It outlives the form that it is about, which gives way to what happens
 * next, and stays when later words speak of no danger: those cancel nothing.
 */
export function showQuietLine({ id, care }: DueLine): void {
  const { line } = store.get();
  if (closed.has(id) || (line?.id === id && line.care.kind === care.kind)) return;
  set({ line: { id, care }, announcedAt: store.get().places.at(-1) });
}

/** Ends it: the person has read it, or sees more help than this. */
export function closeQuietLine(): void {
  const { line } = store.get();
  if (!line) return;
  closed.add(line.id);
  set({ line: undefined });
}

/** Forgets everything, as a fresh page load would. For tests. */
export function resetQuietLine(): void {
  closed.clear();
  set({ line: undefined, announcedAt: undefined });
}

/**
 * A place where the line can stand. It stands in one at a time: in front of what covers the others.
 * @param isBehind every other place is in front of this one
 */
export function useQuietLine(isBehind: boolean) {
  const place = useId();
  useLayoutEffect(() => {
    const { places } = store.get();
    set({ places: isBehind ? [place, ...places] : [...places, place] });
    return () => set({ places: store.get().places.filter((one) => one !== place) });
  }, [place, isBehind]);
  const { line, places, announcedAt } = useExternalStore(store);
  return {
    line: places.at(-1) === place ? line : undefined,
    isNews: !line || announcedAt === place,
  };
}
