import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { cellOf, contentOf, headingOf, plainRow, rowStyle } from './table-style.ts';

export type Column<Row> = {
  /** Identifies the column, also for sorting. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Numbers and amounts are right-aligned, in figures of equal width. */
  numeric?: boolean;
  /** For screen readers only: a column of buttons needs no visible heading. */
  hideLabel?: boolean;
  /** The subject of the row: the heading of its card on narrow screens. */
  isTitle?: boolean;
  /** Hidden on narrow screens. */
  wideOnly?: boolean;
};

export type Sort = { by: string; descending: boolean };

type TableProps<Row> = {
  /** Names the rows; shown above unless hidden. */
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Shown without rows. */
  empty: ReactNode;
  /** Short figures fit a phone as rows; cards would take many screens. */
  staysRows?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

function SortMark({ state }: { state: 'ascending' | 'descending' | 'none' }) {
  const Mark = state === 'none' ? ChevronsUpDown : state === 'ascending' ? ArrowUp : ArrowDown;
  return <Mark size={15} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-quiet" />;
}

function Heading<Row>({
  column,
  staysRows = false,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<TableProps<Row>, 'staysRows' | 'sort' | 'onSort'>) {
  const isSorted = sort?.by === column.name;
  const state = !isSorted ? 'none' : sort.descending ? 'descending' : 'ascending';
  const next = { by: column.name, descending: isSorted && !sort.descending };
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? state : undefined}
      className={headingOf(column, staysRows)}
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
 * Rows to compare. On narrow screens each row becomes a card whose cells show their column's name, so that nothing
 * scrolls sideways. With `staysRows` they stay rows.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, keyOf, empty, staysRows = false } = props;
  const { sort, onSort } = props;
  if (rows?.length === 0) return empty;
  return (
    <table
      aria-busy={!rows || undefined}
      className={`w-full border-collapse ${staysRows ? '' : 'max-md:block'}`}
    >
      <caption
        className={
          hideCaption
            ? 'sr-only'
            : `pb-3 text-left font-semibold ${staysRows ? '' : 'max-md:block'}`
        }
      >
        {caption}
      </caption>
      <thead className={staysRows ? '' : 'max-md:sr-only'}>
        <tr className={staysRows ? '' : 'max-md:block max-md:w-px max-md:overflow-hidden'}>
          {columns.map((column) => (
            <Heading key={column.name} {...{ column, staysRows, sort, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody className={staysRows ? '' : 'max-md:flex max-md:flex-col max-md:gap-4'}>
        {rows
          ? rows.map((row) => (
              <tr key={keyOf(row)} className={staysRows ? plainRow : rowStyle}>
                {columns.map((column) => (
                  <td key={column.name} className={cellOf(column, staysRows)}>
                    {!staysRows && !column.hideLabel && !column.isTitle && (
                      <span aria-hidden="true" className="shrink-0 text-sm text-quiet md:hidden">
                        {column.label}
                      </span>
                    )}
                    <span className={contentOf(column, staysRows)}>{column.cell(row)}</span>
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
