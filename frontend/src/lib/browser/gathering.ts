import { site } from '@kbf/contracts';

/** "18:30" as "6:30 PM". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** "2025-07-01" as "July 1, 2025"; a calendar date, so time zones must not change it. */
export function calendarDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The site's time zone in words: "Eastern Time". */
export const gatheringZone =
  new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(0))
    .find((part) => part.type === 'timeZoneName')?.value ?? site.timeZone;

const { weekly } = site.gatherings;

/** "Starting July 1, 2025" before that day, "Since July 1, 2025" from then on. */
export const beginning = (now: number, since = weekly.since): string =>
  `${now < Date.parse(since) ? 'Starting' : 'Since'} ${calendarDate(since)}`;

/** The weekly gathering as shown in the footer and on the dashboard. */
export const weeklyGathering = {
  days: `${weekly.weekday}s`,
  time: clockTime(weekly.startsAt),
  place: weekly.place,
  minutes: weekly.minutes,
  beginning: beginning(Date.now()),
};
