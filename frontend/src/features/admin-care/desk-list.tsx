import { limits, type DeskCounts, type DeskItem, type DeskPlace } from '@kbf/contracts';
import { LoadMore } from '../../components/load-more.tsx';
import { Query, type QueryResult } from '../../components/query.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { urgentIn, urgentWords, waitingIn } from '../../lib/api/desk-count-api.ts';
import type { Page } from '../../lib/api/endpoint.ts';
import { sectionsOf } from './by-person.ts';
import { DeskEntry } from './desk-entry.tsx';
import { filterIn } from './desk-filter.tsx';
import { deskHref } from './desk-place.ts';
import { searchOf } from './desk-views.tsx';
import { groupWords } from './desk-words.ts';

type DeskListProps = {
  of: QueryResult<{ pages: Page<DeskItem>[] }> & Parameters<typeof LoadMore>[0]['of'];
  counts: DeskCounts | undefined;
  open: DeskPlace | undefined;
  show: 'waiting' | 'handled';
  /** The view and filter, as they are in the address. */
  search: string;
};

const nothing = {
  waiting: (
    <PageState
      title="No one is waiting"
      text="Everyone has been cared for, and every post has a decision. Thank you for keeping watch."
    />
  ),
  handled: (
    <PageState title="Nothing handled yet" text="Cases you have handled will appear here." />
  ),
};

const stillWaiting = (count: number) =>
  count === 1
    ? 'One message is still waiting.'
    : `${count.toLocaleString('en-US')} messages are still waiting.`;

const isFiltered = (search: string) =>
  Object.keys(filterIn(new URLSearchParams(search))).length > 0;

/** Nothing waits at all, or nothing of what was chosen. */
function Empty({ show, counts, search }: Pick<DeskListProps, 'show' | 'counts' | 'search'>) {
  const waiting = show === 'waiting' && counts ? waitingIn(counts) : undefined;
  if (!isFiltered(search) || waiting === 0) return nothing[show];
  return (
    <PageState
      title="No one matches this filter"
      {...(waiting !== undefined && { text: stillWaiting(waiting) })}
      action={
        <LinkButton to={{ pathname: deskHref(), search: searchOf(show) }}>Show all</LinkButton>
      }
    />
  );
}

/** All waiting items: emergencies under a heading of their own, then the other dangers; or the handled dangers. */
export function DeskList({ of, counts, open, show, search }: DeskListProps) {
  return (
    <Query
      of={of}
      loadingLabel="Loading the care desk..."
      loading={<SkeletonLines lines={9} />}
      failedTitle="The care desk did not load"
      empty={<Empty show={show} counts={counts} search={search} />}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const total = pages.at(-1)?.total ?? 0;
        return (
          <>
            {sectionsOf(items).map(({ name, entries }) => {
              const isNow = name === 'now';
              const inAll = counts && !isFiltered(search) ? urgentIn(counts) : 0;
              const here = entries.flatMap((entry) => entry.items).length;
              const title = isNow
                ? `Right now: ${urgentWords(Math.max(inAll, here))}`
                : groupWords[name];
              return (
                <section key={name} className="mt-2" aria-label={title}>
                  <h2 className={isNow ? 'mb-1 text-lg font-semibold text-clay' : 'kicker mb-1'}>
                    {title}
                  </h2>
                  <ul className={isNow ? 'border-l-4 border-clay pl-4' : ''}>
                    {entries.map((entry) => (
                      <DeskEntry key={entry.key} of={entry} search={search} open={open} />
                    ))}
                  </ul>
                </section>
              );
            })}
            {total > items.length && (
              <p className="text-sm text-quiet">
                {items.length} of {total.toLocaleString('en-US')} messages
              </p>
            )}
            <LoadMore
              of={of}
              label={`Show ${Math.min(limits.list.default, total - items.length)} more`}
              pendingLabel="Loading..."
            />
          </>
        );
      }}
    </Query>
  );
}
