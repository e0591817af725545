import { Suspense, useId } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { ChartData } from './chart-data.ts';

// The library is 80 KB: it loads when the first chart is on screen.
const drawings = {
  bars: lazyNamed(() => import('./bar-drawing.tsx'), 'BarDrawing'),
  days: lazyNamed(() => import('./time-drawing.tsx'), 'ColumnDrawing'),
  lines: lazyNamed(() => import('./time-drawing.tsx'), 'LineDrawing'),
} as const;

type ChartProps = ChartData & {
  title: string;
  /** The content in one sentence, for people who cannot see it. */
  summary: string;
  kind: keyof typeof drawings;
  /** Heading of the first column of the table. */
  rowLabel: string;
};

/** Numbers to compare: a chart, and the same numbers as a table. */
export function Chart({ title, summary, kind, rowLabel, ...data }: ChartProps) {
  const id = useId();
  const Drawing = drawings[kind];
  const { rows, series, format } = data;
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id}>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-quiet">{summary}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-4 h-64 overflow-hidden print:break-inside-avoid">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Drawing {...data} />
        </Suspense>
      </div>
      <ul
        aria-hidden="true"
        className={`mt-2 flex flex-wrap gap-x-5 text-sm ${series.length > 1 ? '' : 'hidden'}`}
      >
        {series.map(({ name, label, tone }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`inline-block h-0.5 w-5 ${lineOf[tone]}`} />
            {label}
          </li>
        ))}
      </ul>
      <details className="mt-3 print:hidden">
        <summary className="min-h-9 text-sm font-semibold text-gold-text">
          See the numbers in a table
        </summary>
        <table className="mt-2 w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-hairline text-quiet">
              <th scope="col" className="py-1.5 pr-3 text-left">
                {rowLabel}
              </th>
              {series.map(({ name, label }) => (
                <th key={name} scope="col" className="py-1.5 pl-3 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label} className="border-b border-hairline">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {row.label}
                </th>
                {series.map(({ name }) => (
                  <td key={name} className="py-1.5 pl-3 text-right">
                    {format(row.values[name] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const lineOf = { gold: 'bg-gold', olive: 'bg-olive', clay: 'bg-clay', quiet: 'bg-quiet' } as const;
