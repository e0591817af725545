import { gatheringReading, site } from '@kbf/contracts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { gatheringCalendar } from '../../src/gathering/gathering-calendar.ts';

ICAL.design.strict = true;

const moment = fc
  .integer({ min: 1_600_000_000, max: 4_000_000_000 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000));
const readings = fc.constantFrom(...gatheringReading.options);
const meeting = fc.option(
  fc.webUrl({ withQueryParameters: true }).map((url) => `${url}&a=1,2;3`),
  { nil: null },
);

/** Counts of each property in a component. Outlook and Google refuse a file that breaks them. */
const once = [
  'uid',
  'dtstamp',
  'dtstart',
  'dtend',
  'rrule',
  'summary',
  'location',
  'url',
  'sequence',
];

test('When the calendar is read at any moment, then it keeps the rules of RFC 5545, Outlook and Google', () => {
  fc.assert(
    fc.property(moment, readings, meeting, (now, reading, meetingUrl) => {
      const text = gatheringCalendar(reading, { origin: 'https://x.example', meetingUrl, now });
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const [event, ...others] = calendar.getAllSubcomponents('vevent');
      expect(others).toEqual([]);
      for (const name of ['version', 'prodid', 'method'])
        expect(calendar.getAllProperties(name)).toHaveLength(1);
      for (const name of once) expect(event!.getAllProperties(name)).toHaveLength(1);
      // The time stamp is in UTC (RFC 5545, 3.8.7.2). Without Z, Outlook refuses the file.
      const [stamp] = /^DTSTAMP:.*$/m.exec(text) ?? [];
      expect(stamp?.trim()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
      expect((event!.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().getTime()).toBe(
        now.epochMilliseconds,
      );
      // Every other time names a time zone that the file describes.
      const zones = calendar.getAllSubcomponents('vtimezone');
      expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual([site.timeZone]);
      for (const name of ['dtstart', 'dtend'])
        expect(event!.getFirstProperty(name)!.getParameter('tzid')).toBe(site.timeZone);
      // The first time is one of the repeated times, or programs show it twice.
      const rule = event!.getFirstPropertyValue('rrule') as ICAL.Recur;
      const start = event!.getFirstPropertyValue('dtstart') as ICAL.Time;
      expect(rule.iterator(start).next().toString()).toBe(start.toString());
      for (const line of text.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { numRuns: 300 },
  );
});
