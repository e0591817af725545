import type { PartnerWeek } from '@kbf/contracts';
import { calendarDate } from '../../lib/browser/gathering.ts';

type EarlierWeeksProps = { weeks: readonly PartnerWeek[]; partnerName: string };

function Said({ by, text }: { by: string; text: string | undefined }) {
  return (
    <div className="min-w-0">
      <dt dir="auto" className="text-sm text-quiet [overflow-wrap:anywhere]">
        {by}
      </dt>
      <dd dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {text ?? <span className="text-quiet">No answer</span>}
      </dd>
    </div>
  );
}

/** Both partners' earlier answers, newest first. */
export function EarlierWeeks({ weeks, partnerName }: EarlierWeeksProps) {
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby="earlier-heading" className="mt-16">
      <h2 id="earlier-heading" className="display text-2xl">
        Earlier weeks
      </h2>
      <ol className="mt-4">
        {weeks.map(({ week, mine, theirs }) => (
          <li key={week} className="border-t border-hairline py-5">
            <h3 className="font-semibold">Week of {calendarDate(week)}</h3>
            <dl className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-4 md:grid-cols-2">
              <Said by="You" text={mine?.answer} />
              <Said by={partnerName} text={theirs?.answer} />
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
