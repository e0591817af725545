import type { NeedKind, NeedTag } from '@kbf/contracts';
import { ListSearch, useListSearch } from '../../components/list-search.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { Query } from '../../components/query.tsx';
import { NeedSlip } from './need-slip.tsx';
import { tagWords } from './need-words.ts';
import { useListNeedsInfiniteQuery } from './needs-api.ts';

const filters = { tag: { label: 'About', options: tagWords } };

type ColumnProps = { kind: NeedKind; title: string; empty: string };

function Column({ kind, title, empty }: ColumnProps) {
  const { asked } = useListSearch();
  const { search } = asked;
  const tag = asked['tag'] as NeedTag | undefined;
  const needs = useListNeedsInfiniteQuery({
    kind,
    ...(tag && tag in tagWords && { tag }),
    ...(search && { search }),
  });
  const isNarrowed = Boolean(search ?? tag);
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="display border-b border-gold pb-3 text-2xl">{title}</h2>
      <div className="pt-6">
        <Query
          of={needs}
          loadingLabel="Loading the board..."
          failedTitle="The board did not load"
          empty={
            <p className="text-quiet">{isNarrowed ? 'Nothing matches your search.' : empty}</p>
          }
        >
          {({ pages }) => (
            <ul>
              {pages
                .flatMap(({ items }) => items)
                .map((need) => (
                  <NeedSlip key={need.id} need={need} />
                ))}
            </ul>
          )}
        </Query>
        <LoadMore of={needs} label="Show more" pendingLabel="Loading..." />
      </div>
    </section>
  );
}

/** Needs beside offers. */
export function Board() {
  const { asked } = useListSearch();
  return (
    <div className="flex flex-col gap-7">
      <details open={Object.keys(asked).length > 0}>
        <summary className="min-h-11 w-fit content-center font-semibold text-gold-text">
          Search the board
        </summary>
        <div className="pt-3">
          <ListSearch label="Search for" filters={filters} />
        </div>
      </details>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Column kind="need" title="Needed" empty="No one needs anything right now." />
        <Column kind="offer" title="Offered" empty="Nothing is offered right now." />
      </div>
    </div>
  );
}
