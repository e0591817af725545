import type { Prayer } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../lib/request-error.ts';
import { useGetPrayerQuery } from './prayer-feed-api.ts';

/** A prayer that was just shared is saved within moments: ask again so often, so many times. */
const askAgainMs = 500;
const tries = 20;

type LinkedPrayer = {
  prayer: Prayer | undefined;
  /** `arriving`: asked for and not there yet. `gone`: given up, deleted, or out of reach. */
  state: 'loading' | 'arriving' | 'there' | 'gone';
};

/**
 * The prayer that the address names (`?prayer=id`): one just shared, which may still be on its way, or one from a share
 * page, which may be far down in the feed.
 * @param isListed whether it is among the loaded ones already; then there is nothing to ask
 * @param onArrived called when a prayer that was on its way is there, so that the list can be loaded again
 */
export function useLinkedPrayer(
  id: string | undefined,
  isListed: boolean,
  onArrived: () => unknown,
): LinkedPrayer {
  const skip = !id || isListed;
  const { data, error, refetch, isFetching } = useGetPrayerQuery({ id: id ?? '' }, { skip });
  const [asked, setAsked] = useState({ id, times: 0 });
  const times = asked.id === id ? asked.times : 0;
  const prayer = data?.id === id ? data : undefined;
  const status = (error as ApiError | undefined)?.status;
  const isAway = status === 404 || status === 410;
  // What was there and is not any more was deleted: that does not come again.
  const askAgain = !skip && !prayer && status === 404 && times < tries;

  useEffect(() => {
    if (!askAgain || isFetching) return undefined;
    const timer = setTimeout(() => {
      setAsked({ id, times: times + 1 });
      void refetch()
        .unwrap()
        .then(onArrived, () => undefined);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [askAgain, isFetching, id, times, refetch, onArrived]);

  if (skip) return { prayer: undefined, state: 'there' };
  if (prayer && !isAway) return { prayer, state: 'there' };
  if (askAgain || (!error && times > 0)) return { prayer: undefined, state: 'arriving' };
  return { prayer: undefined, state: error ? 'gone' : 'loading' };
}
