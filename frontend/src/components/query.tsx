import type { ReactNode } from 'react';
import { isGone, readableMessage, type ApiError } from '../lib/api/request-error.ts';
import { useAgainWhenOnline, waitsForLine } from '../lib/browser/use-again-when-online.ts';
import { Button } from './ui/button.tsx';
import { Loading } from './ui/loading.tsx';
import { PageState } from './ui/page-state.tsx';

/** The part of a query hook's result that is used here. */
export type QueryResult<Data> = {
  data?: Data | undefined;
  /** Data for the current arguments; `data` may be for earlier ones. Without it they are the same. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryProps<Data> = {
  of: QueryResult<Data>;
  /** What is loading: "Loading member profiles...". */
  loadingLabel: string;
  /** Replaces the arch: skeletons that keep the layout. */
  loading?: ReactNode;
  /** Shown when there is no data. Lists and pages of lists are empty without items. */
  empty?: ReactNode;
  /** Shown when it does not exist, or no longer exists (404, 410), or its address is malformed (400). */
  missing?: ReactNode;
  /** The failure as a sentence: "The prayers did not load". */
  failedTitle: string;
  /** The query is the whole page, so the failure is its heading. */
  isWholePage?: boolean;
  children: (data: Data) => ReactNode;
};

function hasNothing(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  const { pages } = Object(data) as { pages?: { items: unknown[] }[] };
  return pages !== undefined && pages.every(({ items }) => items.length === 0);
}

/**
 * All loading states: loading, missing, failed with retry, empty, loaded. Loaded data stays on screen during a reload,
 * even if that fails; data for other arguments is removed if the request fails.
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
  // Results for other arguments are not an answer to the failed request.
  const isOfOther = 'currentData' in of && of.currentData === undefined;
  const data = isOfOther && problem && !isFetching ? undefined : of.data;
  const waits = useAgainWhenOnline(data === undefined && problem?.status === 0, refetch);
  const isMissing = isGone(problem) || problem?.status === 400;
  if (isMissing && states.missing !== undefined) return states.missing;
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
