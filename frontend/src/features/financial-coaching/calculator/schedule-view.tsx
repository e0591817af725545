import { useState } from 'react';
import { Chart } from '../../../components/chart/chart.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Table, type Column } from '../../../components/ui/table.tsx';
import { headline } from '../../../lib/seller-financing/headline.ts';
import { formatMoney, toCents, type Money, zero } from '../../../lib/seller-financing/money.ts';
import type { Terms } from '../../../lib/seller-financing/read-terms.ts';
import {
  byYear,
  schedule,
  type Schedule,
  type ScheduleRow,
} from '../../../lib/seller-financing/schedule.ts';
import type { ChartRow } from '../../../components/chart/chart-data.ts';

/** Years that a table shows at first; the rest can be expanded. */
const shownYears = 40;

const columns: readonly Column<ScheduleRow>[] = [
  { name: 'year', label: 'Year', cell: ({ number }) => number },
  {
    name: 'payment',
    label: 'Payments',
    numeric: true,
    wideOnly: true,
    cell: (row) => formatMoney(row.payment),
  },
  { name: 'interest', label: 'Interest', numeric: true, cell: (row) => formatMoney(row.interest) },
  {
    name: 'principal',
    label: 'Principal',
    numeric: true,
    cell: (row) => formatMoney(row.principal),
  },
  { name: 'balance', label: 'Still owed', numeric: true, cell: (row) => formatMoney(row.balance) },
];

const counted = (number: number) => number.toLocaleString('en-US');

/** The payments in words: how many equal ones, and the last one. */
function howPaid({ rows, payment }: Schedule): string {
  const last = rows.at(-1);
  if (!last) return 'There is no loan, so there is nothing to pay.';
  if (rows.length === 1) return `One payment of ${formatMoney(last.payment)}.`;
  const alike = rows.length - 1;
  if (last.payment.equals(payment))
    return `${counted(rows.length)} payments of ${formatMoney(payment)}.`;
  const many = `${counted(alike)} ${alike === 1 ? 'payment' : 'payments'} of ${formatMoney(payment)}`;
  return `${many} and a final one of ${formatMoney(last.payment)}. The balance ends at ${formatMoney(last.balance)}.`;
}

function whyDifferent(total: Money, unrounded: Money): string {
  const difference = toCents(total.minus(toCents(unrounded)));
  if (difference.isZero()) return 'That matches the total above.';
  const amount = formatMoney(difference.abs());
  return (
    `That is ${amount} ${difference.isNegative() ? 'less' : 'more'} than the total above, which is not rounded: ` +
    'real payments are in whole cents, and the last one makes up for the rounding.'
  );
}

/** The schedule to the cent: in words, as a curve, and by year. */
export function ScheduleView({ terms }: { terms: Terms }) {
  const [isLong, setIsLong] = useState(false);
  const paid = schedule(terms);
  const years = byYear(paid.rows);
  const total = paid.total.plus(toCents(terms.downPayment));
  const shown = isLong ? years : years.slice(0, shownYears);
  return (
    <section aria-labelledby="schedule-heading" className="mt-16 print:break-before-page">
      <h2 id="schedule-heading" className="display text-3xl">
        The schedule, to the cent
      </h2>
      <p className="mt-4 measure text-lg">{howPaid(paid)}</p>
      <p className="mt-2 measure text-quiet">
        With the down payment, {formatMoney(total)} total.{' '}
        {whyDifferent(total, headline(terms).totalReceived)}
      </p>
      {years.length > 0 && (
        <>
          <div className="mt-8">
            <Chart
              kind="lines"
              title="What you have received, and what is still owed to you"
              summary="At the end of each year, including the down payment."
              rowLabel="Year"
              rows={yearPoints(years, terms.downPayment)}
              series={[
                { name: 'received', label: 'Received', tone: 'gold' },
                { name: 'owed', label: 'Still owed', tone: 'olive' },
              ]}
              format={inShort}
            />
          </div>
          <div className="mt-10">
            <Table
              caption="Year by year"
              columns={columns}
              staysRows
              rows={shown}
              keyOf={({ number }) => String(number)}
              empty={null}
            />
            {shown.length < years.length && (
              <div className="mt-4 print:hidden">
                <Button variant="outline" onClick={() => setIsLong(true)}>
                  Show all {years.length.toLocaleString('en-US')} years
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
});
/** Amounts beside a curve. */
const inShort = (amount: number) => short.format(amount);

/** As many points as a curve of this size can show. */
const mostPoints = 60;

/** The curve of a schedule: received and owed amounts at the end of years, always with the last year. */
function yearPoints(years: readonly ScheduleRow[], downPayment: Money): ChartRow[] {
  const step = Math.ceil(years.length / mostPoints);
  let received = toCents(downPayment).plus(zero);
  return years.flatMap(({ number, payment, balance }) => {
    received = received.plus(payment);
    if (number % step !== 0 && number !== years.length) return [];
    const values = { received: received.toNumber(), owed: balance.toNumber() };
    return [{ label: String(number), values }];
  });
}
