import type { SheetBlock } from '@kbf/site-texts/sheets';
import { WriteArea, type Writing } from './write-area.tsx';

type SheetTableProps = { table: Extract<SheetBlock, { kind: 'table' }>; writing: Writing };

const headStyle = 'border-b border-gold px-2 py-1.5 text-left align-bottom text-sm font-semibold';

/** A table with editable cells. On phones each row is a small form with the column names. */
export function SheetTable({ table, writing }: SheetTableProps) {
  const { id, caption, columns, rows } = table;
  const hasNames = rows.some(Boolean);
  const written = hasNames ? columns.slice(1) : columns;
  return (
    <table className="w-full table-fixed border-collapse max-md:block print:table">
      <caption className="pb-2 text-left font-semibold max-md:block print:table-caption">
        {caption}
      </caption>
      <thead className="max-md:sr-only print:not-sr-only print:table-header-group">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column || 'name'}
              scope="col"
              className={`${headStyle} ${hasNames && index === 0 ? 'w-1/4' : ''}`}
            >
              {column || <span className="sr-only">What</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block print:table-row-group">
        {rows.map((row, index) => (
          <tr
            // Rows without a name are told apart by their place alone.
            // eslint-disable-next-line react/no-array-index-key
            key={index}
            className="max-md:block max-md:border-t max-md:border-gold/40 max-md:py-3 print:table-row"
          >
            {hasNames && (
              <th
                scope="row"
                className="px-2 py-1 text-left align-top font-normal max-md:block max-md:px-0 max-md:font-semibold print:table-cell"
              >
                {row}
              </th>
            )}
            {written.map((column) => (
              <td
                key={column}
                className="border-l border-hairline align-top first:border-l-0 max-md:block max-md:border-l-0 print:table-cell"
              >
                <span
                  aria-hidden="true"
                  className="block pt-1 text-sm text-quiet md:hidden print:hidden"
                >
                  {column}
                </span>
                <WriteArea
                  {...writing}
                  name={`${id}.${index}.${column}`}
                  rows={2}
                  printedRows={table.tall || rows.length <= 4 ? 2 : 1}
                  label={`${caption}, ${row || `line ${index + 1}`}: ${column}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
