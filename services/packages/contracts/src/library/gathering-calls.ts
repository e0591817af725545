import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp } from '../fields.ts';

/**
 * The two meeting times of the fellowship (`site.gatherings`): `weekly` in the footer and on the dashboard, `archived`
 * on the page of archived meetings.
 */
export const gatheringReading = z.enum(['weekly', 'archived']);
export type GatheringReading = z.infer<typeof gatheringReading>;

const clock = z.string().describe('Hours and minutes where the fellowship is, such as 18:30');

export const gatheringTimes = z.object({
  weekday: z.string(),
  startsAt: clock,
  endsAt: clock,
  minutes: z.number().int(),
  place: z.string(),
  since: z.iso.date().nullable().describe('Day from which on it takes place'),
  next: z
    .object({ startsAt: timestamp, endsAt: timestamp })
    .describe('The one that is on right now, or else the next'),
});
export type GatheringTimes = z.infer<typeof gatheringTimes>;

export const gathering = z.object({
  timeZone: z.string().describe('IANA name'),
  weekly: gatheringTimes,
  archived: gatheringTimes,
  meetingUrl: z.string().nullable().describe('For approved members, where one is set'),
});
export type Gathering = z.infer<typeof gathering>;

export const getGathering = defineCall({
  id: 'getGathering',
  method: 'GET',
  path: '/api/gathering',
  service: 'library',
  audience: 'all',
  summary:
    'When the fellowship gathers, and the next time; approved members get the link to the meeting.',
  answers: { 200: gathering },
});

export const getGatheringCalendar = defineCall({
  id: 'getGatheringCalendar',
  method: 'GET',
  path: '/api/gathering.ics',
  service: 'library',
  audience: 'all',
  summary: 'The weekly gathering for a calendar (iCalendar); for approved members with the link.',
  query: z.object({ reading: gatheringReading.default('weekly') }),
  answers: { 200: null },
  contentType: 'text/calendar',
});

export const gatheringCalls = [getGathering, getGatheringCalendar] as const;
