import { firstGathering, site } from '@kbf/contracts';
import type { GatheringReading } from '@kbf/contracts';
import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';

const weekdays = { Wednesday: ICalWeekday.WE, Sunday: ICalWeekday.SU } as const;

/** Daylight saving rules, so that every calendar keeps the hour. Without the URL of their source. */
const zoneRules = (timeZone: string) =>
  getVtimezoneComponent(timeZone)?.replace(/^TZURL:.*\r?\n/m, '') ?? null;

/**
 * A weekly reading as a repeating calendar event (iCalendar, RFC 5545).
 * @param origin of the site
 * @param meetingUrl only for people who may have it
 */
export function gatheringCalendar(
  reading: GatheringReading,
  { origin, meetingUrl, now }: { origin: string; meetingUrl: string | null; now: Temporal.Instant },
): string {
  const { place, weekday } = site.gatherings[reading];
  const { start, end } = firstGathering(reading, now);
  const calendar = ical({
    name: site.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'gatherings', language: 'EN' },
    timezone: { name: null, generator: zoneRules },
  });
  calendar.createEvent({
    id: `${reading}-gathering@${new URL(origin).hostname}`,
    stamp: now,
    start,
    end,
    timezone: site.timeZone,
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: [weekdays[weekday]] },
    summary: `${site.name}: weekly gathering`,
    description: meetingUrl
      ? `Join online: ${meetingUrl}`
      : `Online. Members find the link after logging in at ${origin}`,
    location: meetingUrl ?? place,
    // The site's URL, not the meeting's: ical-generator escapes commas here as in text, which breaks a URL.
    url: origin,
  });
  return calendar.toString();
}
