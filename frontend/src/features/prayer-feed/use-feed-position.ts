import type { Prayer } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListPrayersInfiniteQuery } from './prayer-feed-api.ts';
import { useLinkedPrayer } from './use-linked-prayer.ts';

export type FeedPosition = {
  state: 'loading' | 'failed' | 'empty' | 'reading' | 'arriving';
  prayer: Prayer | undefined;
  /** 1-based; undefined while a prayer is shown that was linked to and is not among the loaded ones. */
  position: number | undefined;
  total: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** The prayer that the address names is not in the feed, or not yet. */
  missing: boolean;
  /** The prayers after this one could not be loaded; `next` tries again. */
  moreFailed: boolean;
  retry: () => void;
};

/** Fetch the next page when so few prayers are left after the current one. */
const fetchAheadAt = 3;

/**
 * Where the reader is in the feed. The place is kept as the prayer, not as a number: when the list is loaded again, new
 * prayers move in before it and the reader stays where they were. One that is gone gives way to its neighbour.
 */
export function useFeedPosition(): FeedPosition {
  const [search, setSearch] = useSearchParams();
  const linkedId = search.get('prayer') ?? undefined;
  const feed = useListPrayersInfiniteQuery();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = feed;
  const prayers = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  const [place, setPlace] = useState<{ id: string | undefined; index: number }>({
    id: undefined,
    index: 0,
  });
  const listed = prayers.findIndex(({ id }) => id === (linkedId ?? place.id));
  const linked = useLinkedPrayer(linkedId, listed >= 0, refetch);

  const index = listed >= 0 ? listed : Math.min(place.index, Math.max(0, prayers.length - 1));
  useEffect(() => {
    // Not while the list is loaded again: the call would be dropped. After a failure the reader decides.
    if (hasNextPage && !isFetching && !isError && prayers.length - index <= fetchAheadAt)
      void fetchNextPage();
  }, [hasNextPage, isFetching, isError, prayers.length, index, fetchNextPage]);

  const shownId = prayers[index]?.id;
  // Remembered while rendering, so that the next list is read from here.
  if (shownId && (place.id !== shownId || place.index !== index)) setPlace({ id: shownId, index });

  function show(prayer: Prayer, at: number): void {
    setPlace({ id: prayer.id, index: at });
    if (linkedId) setSearch({}, { replace: true });
  }
  function goTo(target: number): (() => void) | undefined {
    const prayer = prayers[target];
    return prayer && (() => show(prayer, target));
  }
  async function fetchAndGoTo(target: number): Promise<void> {
    const { data: loaded } = await fetchNextPage();
    const prayer = loaded?.pages.flatMap((page) => page.items)[target];
    if (prayer) show(prayer, target);
  }

  const missing = linkedId !== undefined && listed < 0 && linked.state === 'gone';
  const common = { missing, moreFailed: false, retry: () => void refetch() };
  if (linked.prayer)
    return {
      ...common,
      state: 'reading',
      prayer: linked.prayer,
      position: undefined,
      total,
      previous: undefined,
      next: goTo(0),
    };
  const nothing = { prayer: undefined, position: undefined, previous: undefined, next: undefined };
  if (linked.state === 'arriving' || (linked.state === 'loading' && data))
    return { ...common, ...nothing, state: linked.state, total };
  const prayer = prayers[index];
  if (!prayer)
    return { ...common, ...nothing, state: isError ? 'failed' : data ? 'empty' : 'loading', total };
  const canFetch = hasNextPage && !isFetching;
  return {
    ...common,
    state: 'reading',
    prayer,
    position: index + 1,
    total: Math.max(total, prayers.length),
    previous: goTo(index - 1),
    next: goTo(index + 1) ?? (canFetch ? () => void fetchAndGoTo(index + 1) : undefined),
    moreFailed: isError && canFetch && index === prayers.length - 1,
  };
}
