import { z } from 'zod';
import { timestamp, uuid } from '../fields.ts';

export const needKind = z.enum(['need', 'offer']);
export type NeedKind = z.infer<typeof needKind>;

/** What needs and offers are about. */
export const needTag = z.enum([
  'advice',
  'bookkeeping',
  'customers',
  'equipment',
  'hands',
  'legal',
  'marketing',
  'mentoring',
  'space',
  'technology',
  'transport',
  'other',
]);
export type NeedTag = z.infer<typeof needTag>;

/** How people may reach each other. */
export const contactWay = z.enum(['phone', 'email']);
export type ContactWay = z.infer<typeof contactWay>;

export const need = z.object({
  id: uuid,
  kind: needKind,
  text: z.string(),
  tag: needTag,
  endsOn: z.iso.date().describe('The last day on which others see it'),
  userId: uuid,
  userName: z.string(),
  mine: z.boolean(),
  contact: z
    .enum(['none', 'waiting', 'confirmed', 'declined'])
    .describe('State of the reader’s own request to talk, if there is one'),
  createdAt: timestamp,
});
export type Need = z.infer<typeof need>;

export const ownNeed = need.extend({
  state: z
    .enum(['public', 'held', 'hidden', 'ended'])
    .describe('Visible to members; waiting for an admin; hidden by one; past its last day'),
  matches: z.array(need).describe('Offers for a need and needs for an offer: the best five'),
});
export type OwnNeed = z.infer<typeof ownNeed>;

export const needContact = z.object({
  id: uuid,
  need: z.object({ id: uuid, kind: needKind, text: z.string() }),
  direction: z.enum(['sent', 'received']),
  otherUserId: uuid,
  otherName: z.string(),
  state: z.enum(['waiting', 'confirmed', 'declined']),
  phone: z.string().nullable().describe('The other person’s, once both agree and it was shared'),
  email: z.string().nullable(),
  createdAt: timestamp,
});
export type NeedContact = z.infer<typeof needContact>;
