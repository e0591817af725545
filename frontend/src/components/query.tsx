import type { ReactNode } from 'react';
import { isGone, readableMessage, type ApiError } from '../lib/request-error.ts';
import { useAgainWhenOnline, waitsForLine } from '../lib/use-again-when-online.ts';
import { Button } from './ui/button.tsx';
import { Loading } from './ui/loading.tsx';
import { PageState } from './ui/page-state.tsx';

/** What a query hook gives back, as far as it matters here. */
export type QueryResult<Data> = {
  data?: Data | undefined;
  /** Of what is asked for now; `data` may be of what was asked for before. Without it they are the same. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryProps<Data> = {
  of: QueryResult<Data>;
  /** What is being waited for: "Loading member profiles...". */
  loadingLabel: string;
  /** In place of the arch: skeletons that keep the layout. */
  loading?: ReactNode;
  /** What stands there when there is nothing. Lists and pages of lists are empty without items. */
  empty?: ReactNode;
  /** What stands there when it does not exist, or not any more (404, 410). */
  missing?: ReactNode;
  /** What did not load, as a sentence: "The prayers did not load". */
  failedTitle: string;
  /** Nothing else stands on the page: then what did not load is its heading. */
  isWholePage?: boolean;
  children: (data: Data) => ReactNode;
};

function hasNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  const { pages } = Object(data) as { pages?: { items: unknown[] }[] };
  return pages !== undefined && pages.every(({ items }) => items.length === 0);
}

/**
 * The states that everything loaded has: loading, missing, failed with another try, empty, there. What is there stays
 * on screen while it is loaded again, also when that fails; what belongs to another question goes when this one fails.
 */
export function Query<Data>({
  of,
  failedTitle,
  isWholePage,
  children,
  ...states
}: QueryProps<Data>) {
  const { error, isFetching, refetch } = of;
  const problem = error as ApiError | undefined;
  // What was found for other words is no answer to these, which got none.
  const isOfOther = 'currentData' in of && of.currentData === undefined;
  const data = isOfOther && problem && !isFetching ? undefined : of.data;
  const waits = useAgainWhenOnline(data === undefined && problem?.status === 0, refetch);
  if (isGone(problem) && states.missing !== undefined) return states.missing;
  if (data !== undefined)
    return states.empty !== undefined && hasNothing(data) ? states.empty : children(data);
  if (isFetching || !problem) return states.loading ?? <Loading label={states.loadingLabel} />;
  return (
    <PageState
      failed
      level={isWholePage ? 1 : 2}
      title={failedTitle}
      text={waits ? waitsForLine : readableMessage(problem)}
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  );
}
