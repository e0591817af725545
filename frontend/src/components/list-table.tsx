import type { ReactNode } from 'react';
import type { Page } from '../lib/api/endpoint.ts';
import { LoadMore } from './load-more.tsx';
import { Query, type QueryResult } from './query.tsx';
import { Table, type Column } from './ui/table.tsx';

type ListTableProps<Row> = {
  /** A list endpoint's hook. */
  of: QueryResult<{ pages: Page<Row>[] }> & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  };
  columns: readonly Column<Row>[];
  /** The total in words. */
  counted: (total: number) => string;
  /** The name of the rows in texts: "members". */
  rowsName: string;
  failedTitle: string;
  empty: ReactNode;
  moreLabel: string;
};

/** A list from the server as a table with pages and all loading states. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { of, columns, counted, rowsName, failedTitle, empty, moreLabel } = props;
  const table = (caption: string, rows: readonly Row[] | undefined) => (
    <Table caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} empty={null} />
  );
  const loadingLabel = `Loading ${rowsName}...`;
  return (
    <>
      <Query
        of={of}
        loadingLabel={loadingLabel}
        loading={table(loadingLabel, undefined)}
        failedTitle={failedTitle}
        empty={empty}
      >
        {({ pages }) =>
          table(
            counted(pages[0]?.total ?? 0),
            pages.flatMap(({ items }) => items),
          )
        }
      </Query>
      <LoadMore of={of} label={moreLabel} pendingLabel={loadingLabel} />
    </>
  );
}
