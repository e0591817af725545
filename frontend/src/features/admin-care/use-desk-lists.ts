import { byPerson } from './by-person.ts';
import { useListDecidedInfiniteQuery, useListDeskInfiniteQuery } from './care-desk-api.ts';
import { decidedHref, deskHref } from './desk-place.ts';
import type { View } from './desk-views.tsx';

/** What is new while the desk is open shows after so many milliseconds. */
const lookAgainMs = 30_000;
const watching = { refetchOnMountOrArgChange: true, pollingInterval: lookAgainMs };

/** The list that is shown, and the addresses of what stands in it, in its order. */
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
