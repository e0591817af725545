import { byPerson } from './by-person.ts';
import { useListDecidedInfiniteQuery, useListDeskInfiniteQuery } from './care-desk-api.ts';
import { decidedHref, deskHref } from './desk-place.ts';
import type { View } from './desk-views.tsx';

/** Refresh interval of the open desk in milliseconds. */
const lookAgainMs = 30_000;
const watching = { refetchOnMountOrArgChange: true, pollingInterval: lookAgainMs };

/** The visible list, and the addresses of its items in order. */
export function useDeskLists(show: View) {
  const isDecided = show === 'decided';
  const waiting = { show: show === 'handled' ? show : ('waiting' as const) };
  const desk = useListDeskInfiniteQuery(waiting, { ...watching, skip: isDecided });
  const decided = useListDecidedInfiniteQuery({}, { ...watching, skip: !isDecided });
  const itemsAtDesk = desk.data?.pages.flatMap(({ items }) => items) ?? [];
  const addresses = isDecided
    ? (decided.data?.pages.flatMap(({ items }) => items) ?? []).map(({ id }) => decidedHref(id))
    : byPerson(itemsAtDesk).flatMap(({ items }) => items.map(deskHref));
  return { desk, decided, addresses };
}
