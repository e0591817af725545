import type { Prayer } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useGetPrayerQuery } from './prayer-feed-api.ts';

/** A new prayer is saved within moments: interval and number of checks. */
const askAgainMs = 500;
const tries = 20;

type LinkedPrayer = {
  prayer: Prayer | undefined;
  /** `arriving`: requested and not there yet. `gone`: given up, deleted, or not accessible. */
  state: 'loading' | 'arriving' | 'there' | 'gone';
};

/**
 * The prayer in the address (`?prayer=id`): a new one that may not be saved yet, or one from a share page, which may be
 * far down in the feed.
 * @param isListed whether it is already loaded; then no request is made
 * @param onArrived called when the prayer has arrived, so that the list can be reloaded
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
  // A prayer that was there before was deleted, so it will not come back.
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
