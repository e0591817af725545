import { site } from '@kbf/contracts';

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The date of a gathering in the fellowship's time zone: "Wednesday, November 25". */
export function siteDay(startsAt: string): string {
  return new Intl.DateTimeFormat('en-US', { ...dayFormat, timeZone: site.timeZone }).format(
    new Date(startsAt),
  );
}

/**
 * Date and time of a gathering in the reader's time zone, with its name: "Thursday, 12:30 AM, Central European Time".
 * Undefined if both zones show the same time.
 * @param timeZone default the reader's own
 */
export function readersTime(
  startsAt: string,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined {
  const start = new Date(startsAt);
  const clock = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    })
      .format(start)
      // Newer browsers put a thin space before AM and PM.
      .replace(/\s(?=[AP]M)/, ' ');
  const own = clock(timeZone);
  if (own === clock(site.timeZone)) return undefined;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return zone ? `${own}, ${zone.replace('GMT+00:00', 'UTC')}` : own;
}
