import type { Care } from '@kbf/contracts';
import { useId, useLayoutEffect } from 'react';
import { createExternalStore, useExternalStore } from '../browser/external-store.ts';

/** The quiet help line, at any scroll position. */
export type DueLine = {
  /** A new id for each attempt to send. */
  id: string;
  care: Care;
};

type State = {
  line: DueLine | undefined;
  /** Where the line can be shown; the last place is in front. */
  places: readonly string[];
  /** The place that announced it: after a move to another place it is not announced again. */
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
 * Shows the line until the person closes it. It outlives the form that it is about, which the next content replaces. It
 * stays when a later text is harmless, because that does not cancel the danger.
 */
export function showQuietLine({ id, care }: DueLine): void {
  const { line } = store.get();
  if (closed.has(id) || (line?.id === id && line.care.kind === care.kind)) return;
  set({ line: { id, care }, announcedAt: store.get().places.at(-1) });
}

/** Closes it: the person has read it, or sees more help. */
export function closeQuietLine(): void {
  const { line } = store.get();
  if (!line) return;
  closed.add(line.id);
  set({ line: undefined });
}

/** Hides it while the same help stands in the page. It can be shown again. */
export function hideQuietLine(): void {
  if (store.get().line) set({ line: undefined });
}

/** Resets everything like a new page load. For tests. */
export function resetQuietLine(): void {
  closed.clear();
  set({ line: undefined, announcedAt: undefined });
}

/**
 * A place for the line. Only one place shows it: the front one.
 * @param isBehind all other places are in front of this one
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
