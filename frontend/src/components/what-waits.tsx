import { useEffect } from 'react';
import { Link } from 'react-router';
import type { DeskCounts } from '@kbf/contracts';
import { urgentIn, urgentWords, useCountDeskQuery, waitingIn } from '../lib/api/desk-count-api.ts';
import { StoreProvider } from './store-provider.tsx';
import { setWaiting } from '../lib/browser/waiting-badge.ts';
import { paths } from '../lib/paths.ts';

const pollingInterval = 60_000;

/** How much waits, most serious first: "3 medical emergencies, 22 more who may be in danger, 5 held back". */
function countWords(counts: DeskCounts): string[] {
  const urgent = urgentIn(counts);
  const others = counts.certain + counts.likely - urgent;
  const parts = [
    [others, urgent > 0 ? 'more who may be in danger' : 'who may be in danger'],
    [counts.unread, 'not checked'],
    [counts.possible, 'may need a look'],
    [counts.held, 'held back'],
    [counts.reported, 'reported'],
  ] as const;
  return [
    ...(urgent > 0 ? [urgentWords(urgent)] : []),
    ...parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])),
  ];
}

/** How much waits at the desk, for the menu, which is outside the pages and their store. */
export const WhatWaits = () => (
  <StoreProvider>
    <Count />
  </StoreProvider>
);

function Count() {
  const { data } = useCountDeskQuery(undefined, { pollingInterval });
  const words = data && countWords(data).join(', ');
  useEffect(() => setWaiting(data ? waitingIn(data) : 0), [data]);
  // After a logout, nothing waits for this reader.
  useEffect(() => () => setWaiting(0), []);
  return words ? <span className="ml-2 font-normal text-clay">{words}</span> : null;
}

/** The same on the admin's first page: one link to the desk, whose list begins with the most serious. */
export function WhatWaitsAtDesk() {
  const { data } = useCountDeskQuery(undefined, { pollingInterval });
  if (!data) return null;
  const [first = 'No one is waiting at the care desk', ...others] = countWords(data);
  return (
    <Link
      to={paths.adminCare.href()}
      className="flex flex-col items-start gap-1 border-l-4 border-clay py-2 pl-4 transition-colors hover:bg-clay/6"
    >
      <span className="text-lg font-semibold text-clay">{first}</span>
      {others.length > 0 && <span>{others.join(', ')}</span>}
      <span className="font-semibold underline underline-offset-4">Open the care desk</span>
    </Link>
  );
}
