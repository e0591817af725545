import { useState } from 'react';
import { Chart } from '../../../components/chart/chart.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { calendarDate } from '../../../lib/browser/gathering.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTraining } from '../progress/use-training.tsx';
import { FinancialWorksheet } from '../worksheets/financial-worksheet.tsx';
import * as worksheet from '../worksheets/worksheet-lines.ts';

import { WrittenCheck } from '../worksheets/written-check.tsx';

/** The dated lines in order, with the running total. */
function Timeline({ lines }: { lines: readonly worksheet.WorksheetLine[] }) {
  const sums = lines.map((_, index) => worksheet.totalOf(lines.slice(0, index + 1)));
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="display text-xl">
        By when
      </h3>
      <ol className="mt-5 border-l border-gold/60">
        {lines.map(({ key, label, amount, date }, index) => (
          <li key={key} className="relative pb-6 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className="arch absolute top-1.5 -left-[5px] w-[9px] bg-gold [--arch-foot:1px]"
            />
            <p className="text-sm text-quiet">
              {worksheet.isDay(date) ? calendarDate(date) : date || 'No date yet'}
            </p>
            <p>
              <span className="font-semibold">{label}</span>, {worksheet.inDollars(amount)}
              <span className="text-quiet">
                {' '}
                · {worksheet.inDollars(sums[index] ?? 0)} total by then
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Module 2: the sum of the goals as a check, compared with an ordinary month. */
export function YourCheck() {
  const { progress } = useTraining();
  const { user } = useSession();
  const [today] = useState(() => new Date());
  const lines = worksheet.byDate(worksheet.worksheetOf(progress));
  const total = worksheet.totalOf(lines);
  const lastDay = lines.map(({ date }) => date).findLast(worksheet.isDay);
  if (lines.length === 0)
    return (
      <div className="flex flex-col gap-10">
        <p className="prose-serif measure text-lg">
          A check needs an amount. Fill in one line here or{' '}
          <TextLink to={paths.dashboard.href({ module: 1 })}>in the first module</TextLink>, and we
          will make it out to you.
        </p>
        <FinancialWorksheet />
      </div>
    );
  const months = lastDay && worksheet.monthsUntil(lastDay, today);
  return (
    <div className="flex flex-col gap-12">
      <div>
        <WrittenCheck name={user?.fullName ?? ''} amount={total} day={lastDay} />
        {months && (
          <p className="prose-serif measure mt-6 text-lg">
            {months === 1 ? 'One month left' : `${months} months left`} until the last date. That is{' '}
            <strong>{worksheet.inDollars(Math.ceil(total / months))}</strong> a month.
          </p>
        )}
      </div>
      <Chart
        kind="bars"
        title="What adds up to the total"
        summary={`${lines.length} of nine lines, ${worksheet.inDollars(total)} total.`}
        rowLabel="Goal"
        rows={lines
          .toSorted((one, other) => other.amount - one.amount)
          .map(({ label, amount }) => ({ label, values: { amount } }))}
        series={[{ name: 'amount', label: 'Amount', tone: 'gold' }]}
        format={worksheet.inDollars}
      />
      <Timeline lines={lines} />
      <details className="border-t border-hairline pt-2">
        <summary className="flex min-h-11 items-center font-semibold text-gold-text">
          Edit the worksheet
        </summary>
        <div className="mt-4">
          <FinancialWorksheet />
        </div>
      </details>
    </div>
  );
}
