import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api/request-error.ts';
import type { FeedPosition } from '../use-feed-position.ts';
import {
  useListCircleToPrayForInfiniteQuery,
  useListToPrayForInfiniteQuery,
} from './praying-api.ts';

/** A reader's position while praying: in rounds of one page each, so that there is an end. */
export type PrayingPosition = FeedPosition & {
  /** Moves on from this prayer, unless the reader already has. */
  leave: (prayerId: string) => void;
  /** Begins the next round; undefined after the last one. */
  goOn: (() => void) | undefined;
  /** There was nothing to pray for. */
  isEmpty: boolean;
};

/**
 * The position while praying. Unlike in the feed, it is not in the address: a visit begins anew.
 * @param circleId undefined for the feed
 */
export function usePrayingPosition(circleId: string | undefined): PrayingPosition {
  const ofFeed = useListToPrayForInfiniteQuery(circleId ? skipToken : undefined);
  const ofCircle = useListCircleToPrayForInfiniteQuery(circleId ? { id: circleId } : skipToken);
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = circleId
    ? ofCircle
    : ofFeed;
  const [{ round, index }, setPlace] = useState({ round: 0, index: 0 });
  const letters = data?.pages[round]?.items;
  const prayer = letters?.[index];
  const goTo = (to: number) => () => setPlace({ round, index: to });

  const isMissing = letters === undefined;
  return {
    state: prayer
      ? 'reading'
      : !isMissing
        ? 'empty'
        : isError && !isFetching
          ? 'failed'
          : 'loading',
    prayer,
    position: index + 1,
    total: letters?.length ?? 0,
    previous: index > 0 ? goTo(index - 1) : undefined,
    next: prayer && goTo(index + 1),
    goToNewest: async () => void (await refetch()),
    missing: false,
    moreFailed: false,
    problem: error as ApiError | undefined,
    retry: () => void (data ? fetchNextPage() : refetch()),
    leave: (prayerId) =>
      setPlace((place) => {
        const isHere = data?.pages[place.round]?.items[place.index]?.id === prayerId;
        return isHere ? { ...place, index: place.index + 1 } : place;
      }),
    goOn: hasNextPage
      ? () => {
          setPlace({ round: round + 1, index: 0 });
          void fetchNextPage();
        }
      : undefined,
    isEmpty: data?.pages[0]?.items.length === 0,
  };
}
