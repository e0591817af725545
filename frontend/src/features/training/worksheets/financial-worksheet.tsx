import { DayInput } from '../../../components/ui/day-input.tsx';
import { MoneyInput } from '../../../components/ui/money-input.tsx';
import { useTraining } from '../progress/use-training.tsx';
import { inDollars, isDay, totalOf, worksheetOf, type WorksheetLine } from './worksheet-lines.ts';

const columns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,12rem)] sm:gap-x-5';
const row = `${columns} items-center gap-y-1.5 border-b border-hairline py-3`;

function Line({ line }: { line: WorksheetLine }) {
  const { sync } = useTraining();
  const { key, label, value, problem, date } = line;
  const note = `${key}-unread`;
  return (
    <li className={row}>
      <span className="font-semibold max-sm:col-span-2">{label}</span>
      <MoneyInput
        aria-label={`${label}: amount in dollars`}
        aria-describedby={problem ? note : undefined}
        placeholder="$0"
        value={value}
        onChange={({ target }) => sync.write(`worksheet.${key}.value`, target.value)}
        onBlur={() => void sync.flush()}
        className="text-right"
      />
      <DayInput
        aria-label={`${label}: by when`}
        min="1900-01-01"
        max="9999-12-31"
        value={isDay(date) ? date : ''}
        onChange={({ target }) => sync.write(`worksheet.${key}.date`, target.value)}
        onBlur={() => void sync.flush()}
      />
      {problem && (
        <p id={note} className="col-span-full text-sm text-quiet">
          {problem}. Until then it counts as $0.
        </p>
      )}
    </li>
  );
}

/** Nine lines with cost and date, and their sum. */
export function FinancialWorksheet() {
  const { progress } = useTraining();
  const lines = worksheetOf(progress);
  return (
    <section aria-labelledby="worksheet" className="min-w-0">
      <h3 id="worksheet" className="display text-xl">
        Financial worksheet
      </h3>
      <p className="mt-1.5 text-sm text-quiet">
        What it costs and when you want it. It’s fine to leave a line empty.
      </p>
      <ul className="mt-4 border-t border-hairline">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      <p className={`${columns} items-baseline py-4`}>
        <span className="font-semibold">Total</span>
        <output
          aria-label="Total"
          className="display text-right text-2xl [overflow-wrap:anywhere] tabular-nums sm:pr-4"
        >
          {inDollars(totalOf(lines))}
        </output>
      </p>
    </section>
  );
}
