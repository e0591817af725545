import { deskGroups, type DeskItem, type DeskPlace } from '@kbf/contracts';
import { LoadMore } from '../../components/load-more.tsx';
import { Query, type QueryResult } from '../../components/query.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { Page } from '../../lib/api/endpoint.ts';
import { byPerson } from './by-person.ts';
import { DeskEntry } from './desk-entry.tsx';
import { groupWords } from './desk-words.ts';

type DeskListProps = {
  of: QueryResult<{ pages: Page<DeskItem>[] }> & Parameters<typeof LoadMore>[0]['of'];
  open: DeskPlace | undefined;
  show: 'waiting' | 'handled';
  /** The view and filter, as they are in the address. */
  search: string;
};

const empty = {
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

/** All waiting items, danger first; or the handled dangers. */
export function DeskList({ of, open, show, search }: DeskListProps) {
  return (
    <>
      <Query
        of={of}
        loadingLabel="Loading the care desk..."
        loading={<SkeletonLines lines={9} />}
        failedTitle="The care desk did not load"
        empty={empty[show]}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return deskGroups
            .map((group) => ({ group, inIt: items.filter((item) => item.group === group) }))
            .filter(({ inIt }) => inIt.length > 0)
            .map(({ group, inIt }) => (
              <section key={group} className="mt-2" aria-label={groupWords[group]}>
                <h2 className="kicker mb-1">{groupWords[group]}</h2>
                <ul>
                  {byPerson(inIt).map((entry) => (
                    <DeskEntry key={entry.key} of={entry} search={search} open={open} />
                  ))}
                </ul>
              </section>
            ));
        }}
      </Query>
      <LoadMore of={of} label="Show more" pendingLabel="Loading..." />
    </>
  );
}
