import type { Gathering } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useState } from 'react';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { readAnswer, send } from '../../lib/api/request.ts';
import { gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';
import { readersTime, siteDay } from '../../lib/browser/gathering-time.ts';

const { days, time, place, minutes } = weeklyGathering;

/** The same in the reader's time zone. Without an answer only the hour is known, which is shown beside it. */
function AtYourPlace({ startsAt }: { startsAt: string }) {
  const own = readersTime(startsAt);
  if (!own) return 'That is your time, too.';
  return (
    <>
      Your time: <strong className="font-semibold text-ink">{own}</strong>.
    </>
  );
}

/** The next gathering: in the fellowship's time zone, and in the reader's. */
export function NextGathering() {
  const startsAt = useNextStart();
  const [openedAt] = useState(() => Date.now());
  const isOn = startsAt !== undefined && Date.parse(startsAt) <= openedAt;
  return (
    <section aria-labelledby="gathering-heading" className="border-b border-hairline">
      <div className="page grid items-end gap-x-16 gap-y-4 py-9 md:grid-cols-[auto_1fr_auto] md:py-10 print:grid-cols-1 print:py-4">
        <div>
          <h2 id="gathering-heading" className="kicker">
            {isOn ? 'We are meeting right now' : 'The next gathering'}
          </h2>
          {/* The day is known a moment later than the hour; the line does not move when it appears. */}
          <p className="mt-3 font-display text-xl leading-tight md:text-2xl">
            {startsAt ? siteDay(startsAt) : days}
            <span className="block">
              {time}, {gatheringZone}
            </span>
          </p>
        </div>
        <p className="text-quiet md:pb-1">
          {startsAt ? <AtYourPlace startsAt={startsAt} /> : 'Every week at the same time.'}
          <br />
          {place}, {minutes} minutes.
        </p>
        <SectionLink
          section="contact"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-gold-text underline decoration-gold/50 underline-offset-4 hover:decoration-current"
        >
          Save me a seat
        </SectionLink>
      </div>
    </section>
  );
}

/** When the next gathering starts. Asked without the store, whose code the first screen does not need. */
function useNextStart(): string | undefined {
  const [startsAt, setStartsAt] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    send(callPaths.getGathering.path, { signal: leaving.signal })
      .then(readAnswer)
      .then((answer) => setStartsAt((answer as Gathering).weekly.next.startsAt))
      // The day and the hour of the week are already there.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return startsAt;
}
