import { site } from '@kbf/contracts';

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The day of a gathering where the fellowship is: "Wednesday, November 25". */
export function siteDay(startsAt: string): string {
  return new Intl.DateTimeFormat('en-US', { ...dayFormat, timeZone: site.timeZone }).format(
    new Date(startsAt),
  );
}

/**
 * Day and hour of a gathering by the reader's clock, with the name of their zone: "Thursday, 12:30 AM, Central European
 * Time". Undefined where their clock shows the same as that of the fellowship.
 * @param timeZone the reader's own unless told
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
      // Between hour and AM stands a thin space in newer browsers.
      .replace(/\s(?=[AP]M)/, ' ');
  const own = clock(timeZone);
  if (own === clock(site.timeZone)) return undefined;
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(start)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return zone ? `${own}, ${zone.replace('GMT+00:00', 'UTC')}` : own;
}
