import type { DeskFilter } from '@kbf/contracts';
import { useCountDeskQuery } from '../../lib/api/desk-count-api.ts';
import { sectionsOf } from './by-person.ts';
import { useListDecidedInfiniteQuery, useListDeskInfiniteQuery } from './care-desk-api.ts';
import { decidedHref, deskHref } from './desk-place.ts';
import type { View } from './desk-views.tsx';

/** Refresh interval of the open desk in milliseconds. */
export const lookAgainMs = 30_000;
const watching = { refetchOnMountOrArgChange: true, pollingInterval: lookAgainMs };

/** The visible list, the addresses of its items in order, and how much waits. */
export function useDeskLists(show: View, only: DeskFilter) {
  const isDecided = show === 'decided';
  const waiting = { show: show === 'handled' ? show : ('waiting' as const), ...only };
  const desk = useListDeskInfiniteQuery(waiting, { ...watching, skip: isDecided });
  const decided = useListDecidedInfiniteQuery({}, { ...watching, skip: !isDecided });
  const { data: counts } = useCountDeskQuery(undefined, { pollingInterval: lookAgainMs });
  const itemsAtDesk = desk.data?.pages.flatMap(({ items }) => items) ?? [];
  const addresses = isDecided
    ? (decided.data?.pages.flatMap(({ items }) => items) ?? []).map(({ id }) => decidedHref(id))
    : sectionsOf(itemsAtDesk).flatMap(({ entries }) =>
        entries.flatMap(({ items }) => items.map(deskHref)),
      );
  return { desk, decided, addresses, counts };
}
