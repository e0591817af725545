import { site } from '../site.ts';
import type { GatheringReading, GatheringTimes } from './gathering-calls.ts';

/** Number of a weekday, Monday first, as Temporal counts. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const numberOf = (weekday: string) => weekdays.indexOf(weekday) + 1;

/** One gathering in the site's time zone: it begins at the same local time in summer and winter. */
export type Occurrence = { start: Temporal.ZonedDateTime; end: Temporal.ZonedDateTime };

/** The first gathering of a reading that ends after `from`. */
export function nextGathering(reading: GatheringReading, from: Temporal.Instant): Occurrence {
  const { weekday, startsAt, minutes } = site.gatherings[reading];
  const { timeZone } = site;
  // A gathering that began before midnight may still be on.
  let day = from.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 });
  const since = Temporal.PlainDate.from(sinceOf(reading) ?? day);
  if (Temporal.PlainDate.compare(day, since) < 0) day = since;
  for (;;) {
    if (day.dayOfWeek === numberOf(weekday)) {
      const start = day.toZonedDateTime({ timeZone, plainTime: startsAt });
      const end = start.add({ minutes });
      if (Temporal.Instant.compare(end.toInstant(), from) > 0) return { start, end };
    }
    day = day.add({ days: 1 });
  }
}

/** The first gathering of all; for a reading without a first day, the next one. */
export function firstGathering(reading: GatheringReading, now: Temporal.Instant): Occurrence {
  const since = sinceOf(reading);
  if (since === null) return nextGathering(reading, now);
  return nextGathering(
    reading,
    Temporal.PlainDate.from(since).toZonedDateTime(site.timeZone).toInstant(),
  );
}

/** The times of a reading, as the call answers them. */
export function timesOf(reading: GatheringReading, now: Temporal.Instant): GatheringTimes {
  const { weekday, startsAt, minutes, place } = site.gatherings[reading];
  const { start, end } = nextGathering(reading, now);
  return {
    weekday,
    startsAt,
    endsAt: end.toPlainTime().toString({ smallestUnit: 'minute' }),
    minutes,
    place,
    since: sinceOf(reading),
    next: { startsAt: start.toInstant().toString(), endsAt: end.toInstant().toString() },
  };
}

function sinceOf(reading: GatheringReading): string | null {
  const times = site.gatherings[reading];
  return 'since' in times ? times.since : null;
}
