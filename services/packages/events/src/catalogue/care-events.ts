import { careKinds, careLanguages, careLevels, carePlaces, limits } from '@kbf/contracts';
import { z } from 'zod';
import { sealed } from '../sealed.ts';
import { moment } from './event-definition.ts';
import type { EventDefinition } from './event-definition.ts';

/** Contact data as a person entered it in a form. It is not confirmed. */
export const givenContact = z.object({
  fullName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** The networks of a call, as `networksOf` names them. */
const networks = z.array(z.string().max(60)).max(3);

/** Danger that was noticed, and items that wait at the care desk. */
export const careEvents = {
  /**
   * Words of crisis were noticed, and an admin should check. Carries no text. The sender is for limits only, so that
   * one sender cannot use up all alerts: an approved member, or the networks of anyone else, narrow to wide.
   */
  'crisis.noticed': {
    version: 1,
    from: ['ai', 'community', 'intake'],
    consumers: ['notifications'],
    priority: 1,
    payload: z.object({
      noticeId: z.uuid(),
      source: z.enum(carePlaces),
      sender: sealed(
        z.object({ userId: z.uuid().optional(), networks: networks.optional() }).default({}),
      ),
      noticedAt: moment,
    }),
  },
  /**
   * A person may be in danger: what an admin needs to act, for the care desk only. It comes again under the same id
   * when more is known.
   */
  'care.noticed': {
    version: 1,
    from: ['ai', 'community', 'intake'],
    consumers: ['community'],
    payload: z.object({
      noticeId: z.uuid(),
      notice: sealed(
        z.object({
          level: z.enum(careLevels),
          kind: z.enum(careKinds),
          language: z.enum(careLanguages),
          place: z.enum(carePlaces),
          /** What the person wrote. */
          words: z.string(),
          /** The author says that nobody is in danger now. */
          saysSafe: z.boolean().optional(),
          /** A member, or a visitor by cookie. */
          userId: z.uuid().optional(),
          visitorId: z.string().max(200).optional(),
          /** Its networks, narrow to wide, unless it is an approved member: a flood from one network is grouped. */
          networks: networks.optional(),
          /** Contact data from a contact form. */
          contact: givenContact.optional(),
        }),
      ),
      noticedAt: moment,
    }),
  },
  /** An admin decided about a text. It comes when the time to undo is over, and takes effect unless it was undone. */
  'desk.decided': {
    version: 1,
    from: ['community'],
    consumers: ['community'],
    delayMs: limits.desk.undoMs,
    payload: z.object({ decisionId: z.uuid(), decidedAt: moment }),
  },
  /** Something new waits at the care desk, with counts by kind. Sent in a quiet digest. */
  'desk.waiting': {
    version: 1,
    from: ['community'],
    consumers: ['notifications'],
    priority: 2,
    payload: z.object({
      noticeId: z.uuid(),
      danger: z.int().min(0),
      held: z.int().min(0),
      reported: z.int().min(0),
      countedAt: moment,
    }),
  },
} as const satisfies Record<string, EventDefinition>;
