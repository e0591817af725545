import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp } from '../fields.ts';

/**
 * The two meeting times of the fellowship (`site.gatherings`): `weekly` in the footer and on the dashboard, `archived`
 * on the page of archived meetings.
 */
export const gatheringReading = z.enum(['weekly', 'archived']);
export type GatheringReading = z.infer<typeof gatheringReading>;

const clock = z.string().describe('Hours and minutes in the fellowship’s time zone, such as 18:30');

export const gatheringTimes = z.object({
  weekday: z.string(),
  startsAt: clock,
  endsAt: clock,
  minutes: z.number().int(),
  place: z.string(),
  since: z.iso.date().nullable().describe('The first day it takes place'),
  next: z
    .object({ startsAt: timestamp, endsAt: timestamp })
    .describe('The one happening right now, or the next one'),
});
export type GatheringTimes = z.infer<typeof gatheringTimes>;

export const gathering = z.object({
  timeZone: z.string().describe('IANA name'),
  weekly: gatheringTimes,
  archived: gatheringTimes,
  meetingUrl: z.string().nullable().describe('For approved members, if one is set'),
});
export type Gathering = z.infer<typeof gathering>;

export const getGathering = defineCall({
  id: 'getGathering',
  method: 'GET',
  path: '/api/gathering',
  service: 'library',
  audience: 'all',
  summary:
    'When the fellowship gathers, and the next date. Approved members get the link to the meeting.',
  answers: { 200: gathering },
});

export const getGatheringCalendar = defineCall({
  id: 'getGatheringCalendar',
  method: 'GET',
  path: '/api/gathering.ics',
  service: 'library',
  audience: 'all',
  summary: 'The weekly gathering for a calendar (iCalendar). Approved members get the link in it.',
  query: z.object({ reading: gatheringReading.default('weekly') }),
  answers: { 200: null },
  contentType: 'text/calendar',
});

export const gatheringCalls = [getGathering, getGatheringCalendar] as const;
