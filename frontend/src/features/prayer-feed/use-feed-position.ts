import type { Prayer } from '@kbf/contracts';
import { useEffect, useRef, useState } from 'react';
import { isOwnMissing } from '../../lib/first-data.ts';
import type { ApiError } from '../../lib/request-error.ts';
import { tellStale } from '../../lib/stale.ts';
import { feedTag, prayerTag, useListPrayersInfiniteQuery } from './prayer-feed-api.ts';
import { useAddressedPrayer } from './use-addressed-prayer.ts';
import { useLinkedPrayer } from './use-linked-prayer.ts';

export type FeedPosition = {
  state: 'loading' | 'failed' | 'empty' | 'reading' | 'arriving';
  prayer: Prayer | undefined;
  /** 1-based; undefined while a prayer is shown that was linked to and is not among the loaded ones. */
  position: number | undefined;
  total: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Loads the feed anew and goes to its first prayer. */
  goToNewest: () => Promise<void>;
  /** The prayer that the address names is not in the feed, or not yet. */
  missing: boolean;
  /** The prayers after this one could not be loaded; `next` tries again. */
  moreFailed: boolean;
  /** Why the list could not be loaded. */
  problem: ApiError | undefined;
  retry: () => void;
};

/** Fetch the next page when so few prayers are left after the current one. */
const fetchAheadAt = 3;

/**
 * Where the reader is in the feed. The place is kept as the prayer, not as a number, and in the address: when the list
 * is loaded again, new prayers move in before it and the reader stays where they were; after a login and with Back they
 * are there again. A prayer that is gone gives way to its neighbour.
 */
export function useFeedPosition(): FeedPosition {
  const feed = useListPrayersInfiniteQuery();
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = feed;
  const prayers = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  const { id: addressed, linkedId, write } = useAddressedPrayer(prayers);
  const listed = prayers.findIndex(({ id }) => id === addressed);
  const linked = useLinkedPrayer(linkedId, listed >= 0, refetch);

  // What came with the page is the same for everybody.
  const isThere = data !== undefined || linked.prayer !== undefined;
  useEffect(() => {
    if (isThere && isOwnMissing())
      tellStale([feedTag, ...(addressed ? [prayerTag(addressed)] : [])]);
  }, [isThere, addressed]);

  // Remembered while rendering: what is gone gives way to what stands in its place then.
  const [lastIndex, setLastIndex] = useState(0);
  if (listed >= 0 && listed !== lastIndex) setLastIndex(listed);
  const index = listed >= 0 ? listed : Math.min(lastIndex, Math.max(0, prayers.length - 1));
  useEffect(() => {
    // Not while the list is loaded again: the call would be dropped. After a failure the reader decides.
    if (hasNextPage && !isFetching && !isError && prayers.length - index <= fetchAheadAt)
      void fetchNextPage();
  }, [hasNextPage, isFetching, isError, prayers.length, index, fetchNextPage]);

  // The first one when there was none in the address yet, or the neighbour of one that is gone.
  const unwritten = listed < 0 && !linkedId ? prayers[index]?.id : undefined;
  useEffect(() => {
    if (unwritten) write(unwritten);
  }, [unwritten, write]);

  function goTo(target: number): (() => void) | undefined {
    const prayer = prayers[target];
    return prayer && (() => write(prayer.id));
  }
  // Somebody asked for the next one before it was here, as with the first prayer, which comes with the page: they are
  // brought there as soon as it is.
  const waitsAt = useRef<string>(undefined);
  const shownId = prayers[index]?.id;
  const followingId = prayers[index + 1]?.id;
  useEffect(() => {
    if (isError || waitsAt.current !== shownId) waitsAt.current = undefined;
    if (!waitsAt.current || !followingId) return;
    waitsAt.current = undefined;
    write(followingId);
  }, [shownId, followingId, isError, write]);
  function waitForNext(): void {
    waitsAt.current = shownId;
    // While the list is loaded again, that brings it.
    if (!isFetching) void fetchNextPage();
  }
  async function goToNewest(): Promise<void> {
    const { data: loaded } = await refetch();
    const newest = loaded?.pages[0]?.items[0];
    if (newest) write(newest.id);
  }

  const missing = linkedId !== undefined && listed < 0 && linked.state === 'gone';
  const common = {
    missing,
    moreFailed: false,
    problem: error as ApiError | undefined,
    retry: () => void refetch(),
    goToNewest,
  };
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
  return {
    ...common,
    state: 'reading',
    prayer,
    position: index + 1,
    total: Math.max(total, prayers.length),
    previous: goTo(index - 1),
    next: goTo(index + 1) ?? (hasNextPage ? waitForNext : undefined),
    moreFailed: isError && hasNextPage && !isFetching && index === prayers.length - 1,
  };
}
