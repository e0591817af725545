import { useEffect } from 'react';
import { Link } from 'react-router';
import type { DeskCounts } from '@kbf/contracts';
import { useCountDeskQuery } from '../lib/api/desk-count-api.ts';
import { StoreProvider } from './store-provider.tsx';
import { setWaiting } from '../lib/browser/waiting-badge.ts';
import { paths } from '../lib/paths.ts';

const pollingInterval = 60_000;

/** How much waits, most serious first: "2 certain, 1 likely, 5 held back". */
function countWords(counts: DeskCounts): string {
  const parts = [
    [counts.certain, 'certain'],
    [counts.likely, 'likely'],
    [counts.unread, 'not checked'],
    [counts.possible, 'may need a look'],
    [counts.held, 'held back'],
    [counts.reported, 'reported'],
  ] as const;
  return parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ');
}

const inAll = (counts: DeskCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How much waits at the desk, for the menu, which is outside the pages and their store. */
export const WhatWaits = () => (
  <StoreProvider>
    <Count />
  </StoreProvider>
);

function Count() {
  const { data } = useCountDeskQuery(undefined, { pollingInterval });
  const words = data && countWords(data);
  useEffect(() => setWaiting(data ? inAll(data) : 0), [data]);
  // After a logout, nothing waits for this reader.
  useEffect(() => () => setWaiting(0), []);
  return words ? <span className="ml-2 font-normal text-clay">{words}</span> : null;
}

/** The same on the admin's first page, with the way there. */
export function WhatWaitsAtDesk() {
  const { data } = useCountDeskQuery(undefined, { pollingInterval });
  if (!data) return null;
  const words = countWords(data);
  return (
    <p className="border-l-4 border-clay py-1 pl-4">
      {words ? `At the care desk: ${words}. ` : 'No one is waiting at the care desk. '}
      <Link to={paths.adminCare.href()} className="font-semibold underline underline-offset-4">
        Open the care desk
      </Link>
    </p>
  );
}
