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
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = feed;
  const prayers = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  const [place, setPlace] = useState<{ id: string | undefined; index: number }>({
    id: undefined,
    index: 0,
  });
  const listed = prayers.findIndex(({ id }) => id === (linkedId ?? place.id));
  const linked = useLinkedPrayer(linkedId, listed >= 0, () => void refetch());

  const index = listed >= 0 ? listed : Math.min(place.index, Math.max(0, prayers.length - 1));
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && prayers.length - index <= fetchAheadAt)
      void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, prayers.length, index, fetchNextPage]);

  const shownId = prayers[index]?.id;
  // Remembered while rendering, so that the next list is read from here.
  if (shownId && (place.id !== shownId || place.index !== index)) setPlace({ id: shownId, index });

  function goTo(target: number): (() => void) | undefined {
    const prayer = prayers[target];
    if (!prayer) return undefined;
    return () => {
      setPlace({ id: prayer.id, index: target });
      if (linkedId) setSearch({}, { replace: true });
    };
  }

  const retry = () => void refetch();
  if (linkedId && listed < 0) {
    if (linked.prayer)
      return {
        state: 'reading',
        prayer: linked.prayer,
        position: undefined,
        total,
        previous: undefined,
        next: goTo(0),
        retry,
      };
    if (linked.state === 'arriving')
      return {
        state: 'arriving',
        prayer: undefined,
        position: undefined,
        total,
        previous: undefined,
        next: undefined,
        retry,
      };
  }
  const prayer = prayers[index];
  const state = prayer ? 'reading' : isError ? 'failed' : data ? 'empty' : 'loading';
  return {
    state,
    prayer,
    position: index + 1,
    total: Math.max(total, prayers.length),
    previous: goTo(index - 1),
    next: goTo(index + 1),
    retry,
  };
}
