import { limits, type Prayer } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { useLazyNewestPrayersQuery } from '../../lib/api/public-api.ts';
import { useListPrayersInfiniteQuery } from './prayer-feed-api.ts';
import { useLiveTotal } from './use-live-total.ts';

/** How many of these, newest first, arrived after the loaded ones. */
function countNew(newest: readonly Prayer[], loaded: ReadonlySet<string>, more: number): number {
  const known = newest.findIndex(({ id }) => loaded.has(id));
  // If all are new, there may be more than were requested.
  return known >= 0 ? known : Math.max(newest.length, more);
}

/**
 * Number of prayers that arrived since the list was loaded. They are counted one by one, because the totals then and
 * now differ also when prayers were hidden or deleted.
 */
export function useArrived(): number {
  const { data } = useListPrayersInfiniteQuery();
  const liveTotal = useLiveTotal();
  const total = data?.pages[0]?.total;
  const [arrived, setArrived] = useState(0);
  const [readNewest] = useLazyNewestPrayersQuery();
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && liveTotal !== undefined && liveTotal !== total) setChanged(true);

  useEffect(() => {
    if (!isChanged || !data || liveTotal === undefined) return undefined;
    const loaded = new Set(data.pages.flatMap(({ items }) => items.map(({ id }) => id)));
    let isOver = false;
    const count = async () => {
      const { data: newest } = await readNewest({ limit: limits.list.default });
      // After a failure, the next change counts again.
      if (newest && !isOver) setArrived(countNew(newest, loaded, liveTotal - (total ?? 0)));
    };
    void count();
    return () => {
      isOver = true;
    };
  }, [isChanged, data, liveTotal, total, readNewest]);
  return arrived;
}
