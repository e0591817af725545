import { z } from 'zod';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** Events about needs and offers of members, and about gatherings. */
export const needEvents = {
  /** A person asked for contact, or both now want it. No text, and no contact data. */
  'need.contacted': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      contactId: z.uuid(),
      /** Who is told: the author on a request, the requester on a confirmation. */
      personId: z.uuid(),
      change: z.enum(['asked', 'confirmed']),
      changedAt: moment,
    }),
  },
  /** Something new matches what a member needs or offers: at most once a day, all matches together. No text. */
  'need.matched': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 3,
    payload: z.object({ personId: z.uuid(), count: z.int().positive(), lookedAt: moment }),
  },
  /** A member is coming to a gathering that starts in an hour, and wants a reminder. No link to the meeting. */
  'gathering.near': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({ personId: z.uuid(), startsAt: moment }),
  },
  /** What a week brought a member: how often people prayed for their prayers, comments, new matches. No text. */
  'week.ended': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 3,
    payload: z.object({
      personId: z.uuid(),
      prayed: z.int().nonnegative(),
      comments: z.int().nonnegative(),
      matches: z.int().nonnegative(),
      endedAt: moment,
    }),
  },
} as const satisfies Record<string, EventDefinition>;
