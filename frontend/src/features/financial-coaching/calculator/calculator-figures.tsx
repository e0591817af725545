import { Fragment } from 'react';
import { headline, type Headline } from '../../../lib/seller-financing/headline.ts';
import { formatMoney, type Money } from '../../../lib/seller-financing/money.ts';
import type { Terms } from '../../../lib/seller-financing/read-terms.ts';

/** Share of the longer bar in percent; 0 when both are 0. */
const partOf = (amount: Money, whole: Money) =>
  whole.isZero() ? 0 : Number(amount.div(whole).times(100).toFixed(2));

/** A long amount breaks after a comma, not within three digits. */
function Amount({ of }: { of: Money }) {
  return formatMoney(of)
    .split(/(?<=,)/)
    .map((part, index) => (
      // Parts of one number have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}

function Bar({
  label,
  amount,
  part,
  tone,
}: {
  label: string;
  amount: Money;
  part: number;
  tone: string;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="block font-display text-2xl tabular-nums [overflow-wrap:anywhere]">
          <Amount of={amount} />
        </span>
        <span aria-hidden="true" className="mt-1 block h-2.5 rounded-sm bg-hairline">
          <span
            className={`block h-full rounded-sm [print-color-adjust:exact] forced-colors:bg-[Highlight] ${tone}`}
            style={{ width: `${Math.min(100, Math.max(0, part))}%` }}
          />
        </span>
      </dd>
    </div>
  );
}

const lines: readonly [name: keyof Headline, label: string, note: string][] = [
  ['loan', 'Loan', 'Value minus down payment'],
  ['interest', 'Interest', 'Total received minus value'],
  ['realtorFees', 'Realtor fees saved', '6 percent of the value'],
  ['capitalGainsTax', 'Capital gains tax on a sale', 'About 15 percent of the value'],
  ['equityPreserved', 'Equity preserved', 'Total received minus the net from a traditional sale'],
];

/** The result, most important first; then both ways side by side; then the calculation of each figure. */
export function Figures({ terms }: { terms: Terms }) {
  const figures = headline(terms);
  const { monthlyPayment, totalReceived, traditionalNet, worthToday } = figures;
  const longest = [totalReceived, traditionalNet, worthToday].reduce((one, other) =>
    one.greaterThan(other) ? one : other,
  );
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="sr-only">
        The result
      </h2>
      <p className="text-quiet">Monthly payment</p>
      <p aria-live="polite" className="display text-5xl tabular-nums [overflow-wrap:anywhere]">
        <Amount of={monthlyPayment} />
      </p>
      <dl className="mt-10 grid gap-6">
        <Bar
          label="Total received with seller financing"
          amount={totalReceived}
          part={partOf(totalReceived, longest)}
          tone="bg-gold"
        />
        <Bar
          label="The same total in today’s dollars"
          amount={worthToday}
          part={partOf(worthToday, longest)}
          tone="bg-olive"
        />
        <Bar
          label="Net after a traditional sale, today"
          amount={traditionalNet}
          part={partOf(traditionalNet, longest)}
          tone="bg-quiet"
        />
      </dl>
      <p className="mt-6 measure border-l-2 border-gold pl-5">
        The first bar adds up payments over the whole term. The last bar is cash today. A dollar
        years from now buys less than a dollar today, so look at the middle bar. It shows what all
        the payments are worth today to someone whose money earns {terms.discountRate.toString()}{' '}
        percent elsewhere.
      </p>
      <dl className="mt-8">
        {lines.map(([name, label, note]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-hairline py-3 last:border-b max-sm:grid-cols-1"
          >
            <dt>
              {label}
              <span className="block text-sm text-quiet">{note}</span>
            </dt>
            <dd className="text-lg tabular-nums [overflow-wrap:anywhere] sm:text-right">
              {formatMoney(figures[name])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 measure text-sm text-quiet">
        These are rules of thumb, not tax advice. Your own fees, taxes and risks will differ. Take
        the printed page to people who know your situation.
      </p>
    </section>
  );
}
