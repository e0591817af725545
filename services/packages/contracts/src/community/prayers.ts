import { z } from 'zod';
import { quotedPassage } from '../ai/chat.ts';
import { timestamp, uuid } from '../fields.ts';
import { responseSources } from '../messages/who-answers.ts';
import { prayerAudience } from '../prayer-audience.ts';

const editedAt = timestamp.nullable().describe('When its author last corrected it');

export const prayerComment = z.object({
  id: uuid,
  userName: z.string(),
  comment: z.string(),
  createdAt: timestamp,
  mine: z.boolean().describe('Written by the reader'),
  editedAt,
});
export type PrayerComment = z.infer<typeof prayerComment>;

export const prayer = z.object({
  id: uuid,
  userName: z.string(),
  userRequest: z.string(),
  aiPrayerResponse: z.string().nullable(),
  aiGenerated: z
    .boolean()
    .describe('The response was written with AI. Otherwise, it is the author’s own'),
  responseSource: z
    .enum(responseSources)
    .nullable()
    .describe('Who wrote the response; null when there is none'),
  passages: z.array(quotedPassage).describe('Verses in the response, quoted word for word'),
  photoUrl: z.string().nullable().describe('Address of the photo; never the image itself'),
  photoSize: z
    .object({ width: z.number().int(), height: z.number().int() })
    .nullable()
    .describe('In pixels, so that a page keeps its place. Null when unknown'),
  tags: z.array(z.string()),
  audience: prayerAudience.optional().describe('Who may see it. Left out when that is everyone'),
  circleId: uuid.optional().describe('The circle it belongs to, when its audience is that circle'),
  likeCount: z.number().int(),
  commentCount: z.number().int(),
  userLiked: z.boolean(),
  mine: z.boolean().describe('Shared by the reader'),
  createdAt: timestamp,
  editedAt,
  answeredAt: timestamp.nullable().describe('When the author marked it as answered'),
  thanks: z.string().nullable().describe('What the author added then'),
  comments: z.array(prayerComment).describe('The first 20, oldest first'),
});
export type Prayer = z.infer<typeof prayer>;

/**
 * Why a held prayer is not public yet. `limit`: its author, or visitors of the author's network, shared many prayers
 * within the hour. `review`: our checks want an admin to read it first.
 */
export const heldFor = z.enum(['limit', 'review']);
export type HeldFor = z.infer<typeof heldFor>;

/** A prayer as its author sees it, in any state. */
export const ownPrayer = prayer.extend({
  state: z
    .enum(['public', 'members', 'circle', 'held', 'hidden', 'private'])
    .describe(
      'Visible to everyone; to members; to its circle; waiting for an admin; hidden by one; only for its author',
    ),
  audience: prayerAudience.describe('Whom its author chose, also while it is waiting or hidden'),
  heldFor: heldFor.nullable().describe('Why it is waiting. Null unless it is held'),
  photoHeld: z.boolean().describe('Its photo is waiting for a person to look at it'),
  heldThanks: z
    .string()
    .nullable()
    .describe('Thanks that are waiting for a person to look at them'),
  prayedCount: z
    .number()
    .int()
    .nullable()
    .describe('How many people prayed for it in the last 24 hours. Null while its author hides it'),
});
export type OwnPrayer = z.infer<typeof ownPrayer>;

/** Tells the sender whether a comment was published or held. */
export const publication = z.enum(['public', 'held']);
