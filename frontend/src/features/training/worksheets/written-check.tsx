import { calendarDate } from '../../../lib/browser/gathering.ts';
import { inDollars } from './worksheet-lines.ts';

type WrittenCheckProps = {
  /** The recipient of the check. */
  name: string;
  amount: number;
  /** The last date of the plan; undefined without one. */
  day: string | undefined;
};

/** The sum of all goals as a check to the person. */
export function WrittenCheck({ name, amount, day }: WrittenCheckProps) {
  return (
    <figure
      aria-label={`Your check: ${inDollars(amount)}`}
      className="relative overflow-hidden rounded-md border border-gold/60 bg-surface p-6 sm:p-8"
    >
      <div
        aria-hidden="true"
        className="arch absolute -top-8 right-6 w-40 bg-gold/8 [--arch-foot:0px] sm:w-52"
      />
      <div className="relative">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-quiet">
          <span>My life plan</span>
          <span>{day ? `Due ${calendarDate(day)}` : 'No date yet'}</span>
        </p>
        <p className="mt-7 text-sm text-quiet">Pay to the order of</p>
        <p
          dir="auto"
          className="prose-serif border-b border-ink/40 pb-1 text-xl [overflow-wrap:anywhere] italic"
        >
          {name}
        </p>
        <p className="display mt-6 text-4xl [overflow-wrap:anywhere] tabular-nums">
          {inDollars(amount)}
        </p>
      </div>
    </figure>
  );
}
