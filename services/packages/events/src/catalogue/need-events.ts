import { z } from 'zod';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** What happens to needs and offers of members. */
export const needEvents = {
  /** Somebody asked for contact, or both want it now. No text, and nothing of how to reach anybody. */
  'need.contacted': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      contactId: z.uuid(),
      /** Who is told: the author when asked, who asked when confirmed. */
      personId: z.uuid(),
      change: z.enum(['asked', 'confirmed']),
      changedAt: moment,
    }),
  },
  /** Something new fits what a member needs or offers: once a day at most, all of it together. No text. */
  'need.matched': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 3,
    payload: z.object({ personId: z.uuid(), count: z.int().positive(), lookedAt: moment }),
  },
} as const satisfies Record<string, EventDefinition>;
