import { limits, type Prayer } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useState } from 'react';
import { makeCall } from '../../lib/endpoint.ts';
import { useListPrayersInfiniteQuery } from './prayer-feed-api.ts';
import { useLiveTotal } from './use-live-total.ts';

/** How many of these, newest first, came after those that are loaded. */
function countNew(newest: readonly Prayer[], loaded: ReadonlySet<string>, more: number): number {
  const known = newest.findIndex(({ id }) => loaded.has(id));
  // All of them are new: then there may be more than were asked for.
  return known >= 0 ? known : Math.max(newest.length, more);
}

/**
 * How many prayers have come since the list was loaded. They are counted: the numbers of prayers then and now say
 * nothing of it where others were hidden or deleted meanwhile.
 */
export function useArrived(): number {
  const { data } = useListPrayersInfiniteQuery();
  const liveTotal = useLiveTotal();
  const total = data?.pages[0]?.total;
  const [arrived, setArrived] = useState(0);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && liveTotal !== undefined && liveTotal !== total) setChanged(true);

  useEffect(() => {
    if (!isChanged || !data || liveTotal === undefined) return undefined;
    const loaded = new Set(data.pages.flatMap(({ items }) => items.map(({ id }) => id)));
    const isOver = new AbortController();
    const count = async () => {
      const limit = limits.list.default;
      const newest = await makeCall(callPaths.listPrayers, { limit }, { signal: isOver.signal });
      setArrived(countNew(newest, loaded, liveTotal - (total ?? 0)));
    };
    // What could not be asked is asked with the next change.
    count().catch(() => undefined);
    return () => isOver.abort();
  }, [isChanged, data, liveTotal, total]);
  return arrived;
}
