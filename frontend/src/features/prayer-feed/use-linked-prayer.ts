import type { Prayer } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import type { ApiError } from '../../lib/request-error.ts';
import { useGetPrayerQuery } from './prayer-feed-api.ts';

/** A prayer that was just shared is saved within moments: ask again so often, so many times. */
const askAgainMs = 500;
const tries = 20;

type LinkedPrayer = { prayer: Prayer | undefined; state: 'arriving' | 'there' | 'gone' };

/**
 * The prayer that the address names (`?prayer=id`): one just shared, which may still be on its way, or one from a share
 * page, which may be far down in the feed.
 * @param isListed whether it is among the loaded ones already; then there is nothing to ask
 * @param onArrived called when a prayer that was on its way is there, so that the list can be loaded again
 */
export function useLinkedPrayer(
  id: string | undefined,
  isListed: boolean,
  onArrived: () => void,
): LinkedPrayer {
  const skip = !id || isListed;
  const { data, error, refetch, isFetching } = useGetPrayerQuery(id ?? '', { skip });
  const [asked, setAsked] = useState(0);
  const isMissing = (error as ApiError | undefined)?.status === 404;
  const askAgain = !skip && isMissing && asked < tries;

  useEffect(() => {
    if (!askAgain || isFetching) return undefined;
    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      void refetch()
        .unwrap()
        .then(onArrived, () => undefined);
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [askAgain, isFetching, refetch, onArrived]);

  if (skip) return { prayer: undefined, state: 'there' };
  if (data) return { prayer: data, state: 'there' };
  return { prayer: undefined, state: error && !askAgain ? 'gone' : 'arriving' };
}
