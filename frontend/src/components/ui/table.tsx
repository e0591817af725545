import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

const cellStyle =
  'px-3 py-3 align-middle [overflow-wrap:anywhere] max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1.5';

const rowStyle =
  'border-b border-hairline transition-colors duration-150 hover:bg-gold/6 max-md:block max-md:rounded-md max-md:border max-md:bg-surface max-md:px-4 max-md:py-3';

const headingStyle =
  'border-b border-hairline px-3 py-2.5 text-sm font-semibold whitespace-nowrap text-quiet';

export type Column<Row> = {
  /** Identifies the column, and what is sorted by. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Numbers and amounts stand at the end, in figures of equal width. */
  numeric?: boolean;
  /** Read to screen readers only: a column of buttons needs no heading to the eye. */
  hideLabel?: boolean;
};

export type Sort = { by: string; descending: boolean };

type TableProps<Row> = {
  /** Says what the rows are; shown above unless hidden. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** What stands there without rows. */
  empty: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

function SortMark({ state }: { state: 'ascending' | 'descending' | 'none' }) {
  const Mark = state === 'none' ? ChevronsUpDown : state === 'ascending' ? ArrowUp : ArrowDown;
  return <Mark size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-quiet" />;
}

function Heading<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const isSorted = sort?.by === column.name;
  const state = !isSorted ? 'none' : sort.descending ? 'descending' : 'ascending';
  const next = { by: column.name, descending: isSorted && !sort.descending };
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? state : undefined}
      className={`${headingStyle} ${column.numeric ? 'text-right' : 'text-left'}`}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(next)}
          className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 hover:bg-ink/5 hover:text-ink"
        >
          {column.label}
          <SortMark state={state} />
        </button>
      ) : (
        <span className={column.hideLabel ? 'sr-only' : ''}>{column.label}</span>
      )}
    </th>
  );
}

/**
 * Rows to compare. On narrow screens each row becomes a card whose cells bear their column's name, so that nothing
 * scrolls sideways.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, keyOf, empty, sort, onSort } = props;
  if (rows?.length === 0) return empty;
  return (
    <table aria-busy={!rows || undefined} className="w-full border-collapse max-md:block">
      <caption className={hideCaption ? 'sr-only' : 'pb-3 text-left font-semibold max-md:block'}>
        {caption}
      </caption>
      <thead className="max-md:sr-only">
        <tr className="max-md:block max-md:w-px max-md:overflow-hidden">
          {columns.map((column) => (
            <Heading key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-md:flex max-md:flex-col max-md:gap-4">
        {rows
          ? rows.map((row) => (
              <tr key={keyOf(row)} className={rowStyle}>
                {columns.map((column) => (
                  <td
                    key={column.name}
                    className={`${cellStyle} ${column.numeric ? 'tabular-nums md:text-right' : ''}`}
                  >
                    <span aria-hidden="true" className="shrink-0 text-sm text-quiet md:hidden">
                      {column.hideLabel ? '' : column.label}
                    </span>
                    <span className="min-w-0 max-md:text-right">{column.cell(row)}</span>
                  </td>
                ))}
              </tr>
            ))
          : ['first', 'second', 'third', 'fourth'].map((row) => (
              <tr key={row} className="border-b border-hairline max-md:block max-md:py-3">
                {columns.map((column) => (
                  <td
                    key={column.name}
                    className="px-3 py-4 max-md:block max-md:px-0 max-md:py-1.5"
                  >
                    <Skeleton className="h-4 w-3/4" />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}
