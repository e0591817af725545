import type { Prayer } from '@kbf/contracts';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../lib/api/base-api.ts';
import { isOwnMissing } from '../../lib/api/take-first-answer.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { feedTag, prayerTag, useListPrayersInfiniteQuery } from './prayer-feed-api.ts';
import { useAddressedPrayer } from './use-addressed-prayer.ts';
import { useLinkedPrayer } from './use-linked-prayer.ts';

export type FeedPosition = {
  state: 'loading' | 'failed' | 'empty' | 'reading' | 'arriving';
  prayer: Prayer | undefined;
  /** 1-based; undefined for a linked prayer that is not among the loaded ones. */
  position: number | undefined;
  total: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Reloads the feed and goes to its first prayer. */
  goToNewest: () => Promise<void>;
  /** The prayer in the address is not in the feed, or not yet. */
  missing: boolean;
  /** The next prayers could not be loaded; `next` retries. */
  moreFailed: boolean;
  /** Why the list could not be loaded. */
  problem: ApiError | undefined;
  retry: () => void;
};

/** Load the next page when this few prayers are left after the current one. */
const fetchAheadAt = 3;

/**
 * The reader's position in the feed. It is stored as the prayer's id, not as a number, and in the address. When the
 * list is reloaded, new prayers appear before it and the reader stays in place; so does a reader after a login or with
 * Back. A deleted prayer is replaced by its neighbor.
 */
export function useFeedPosition(): FeedPosition {
  const feed = useListPrayersInfiniteQuery();
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = feed;
  const prayers = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  const { id: addressed, linkedId, write } = useAddressedPrayer(prayers);
  const listed = prayers.findIndex(({ id }) => id === addressed);
  const linked = useLinkedPrayer(linkedId, listed >= 0, refetch);

  const dispatch = useDispatch();
  // Data that came with the page is the same for every reader.
  const isThere = data !== undefined || linked.prayer !== undefined;
  useEffect(() => {
    if (isThere && isOwnMissing())
      dispatch(
        baseApi.util.invalidateTags([feedTag, ...(addressed ? [prayerTag(addressed)] : [])]),
      );
  }, [isThere, addressed, dispatch]);

  // Stored during render: a deleted prayer is replaced by the one at its position.
  const [lastIndex, setLastIndex] = useState(0);
  if (listed >= 0 && listed !== lastIndex) setLastIndex(listed);
  const index = listed >= 0 ? listed : Math.min(lastIndex, Math.max(0, prayers.length - 1));
  useEffect(() => {
    // Not while the list is being reloaded, because the call would be dropped. After a failure the reader decides.
    if (hasNextPage && !isFetching && !isError && prayers.length - index <= fetchAheadAt)
      void fetchNextPage();
  }, [hasNextPage, isFetching, isError, prayers.length, index, fetchNextPage]);

  // The first prayer if the address had none, or the neighbor of a deleted one.
  const unwritten = listed < 0 && !linkedId ? prayers[index]?.id : undefined;
  useEffect(() => {
    if (unwritten) write(unwritten);
  }, [unwritten, write]);

  function goTo(target: number): (() => void) | undefined {
    const prayer = prayers[target];
    return prayer && (() => write(prayer.id));
  }
  // The reader asked for the next prayer before it was loaded, for example after the first one, which comes with the
  // page: go there as soon as it is loaded.
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
    // While the list is being reloaded, that will load it.
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
