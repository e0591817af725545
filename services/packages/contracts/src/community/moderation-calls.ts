import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { listQuery, timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { prayer } from './prayers.ts';

const prayerParams = z.object({ id: uuid });
/** An admin cannot decide about a version that they have not seen. */
const seenAt = timestamp
  .optional()
  .describe('`createdAt` of the queue item that was looked at: 409 when something newer waits');
const commentParams = z.object({ id: uuid, commentId: uuid });

/** The current prayer, with help when the thanks speak of danger. */
const editedPrayer = prayer.extend({ care: care.optional() });

export const editPrayer = defineCall({
  id: 'editPrayer',
  method: 'PATCH',
  path: '/api/prayers/:id',
  service: 'community',
  audience: 'author',
  summary: 'The author marks a prayer as answered, with thanks; an admin publishes or hides it.',
  params: prayerParams,
  body: z.object({
    answered: z.boolean().optional(),
    thanks: writtenText(limits.prayer.thanksMax).nullish(),
    state: z.enum(['public', 'hidden']).optional().describe('Admins only'),
    part: z
      .enum(['prayer', 'thanks', 'photo'])
      .default('prayer')
      .describe('What `state` is about: the prayer with its photo, or one part of it alone'),
    seenAt,
  }),
  words: { place: 'thanks', fields: ['thanks'] },
  answers: { 200: editedPrayer, 202: editedPrayer },
  errors: [403, 404, 409],
});

export const decideComment = defineCall({
  id: 'decideComment',
  method: 'PATCH',
  path: '/api/prayers/:id/comments/:commentId',
  service: 'community',
  audience: 'admin',
  summary: 'Publishes or hides a comment.',
  params: commentParams,
  body: z.object({ state: z.enum(['public', 'hidden']) }),
  answers: { 204: null },
  errors: [404],
});

/** Every report says in a sentence what is wrong. */
export const report = z.object({ reason: writtenText(limits.prayer.reportMax) });
export const reportAnswers = {
  201: z.object({ reported: z.literal(true), care: care.optional() }),
};
/** A report often says that the author of the reported text is in danger. */
export const reportWords = { place: 'report', fields: ['reason'] } as const;

export const reportPrayer = defineCall({
  id: 'reportPrayer',
  method: 'POST',
  path: '/api/prayers/:id/report',
  service: 'community',
  audience: 'all',
  summary:
    'Reports a prayer. Three people hide it until an admin decides: one is a member, or they come from five networks.',
  params: prayerParams,
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const reportComment = defineCall({
  id: 'reportComment',
  method: 'POST',
  path: '/api/prayers/:id/comments/:commentId/report',
  service: 'community',
  audience: 'all',
  summary: 'Reports a comment, as above.',
  params: commentParams,
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const reportProfile = defineCall({
  id: 'reportProfile',
  method: 'POST',
  path: '/api/user-profiles/:userId/report',
  service: 'community',
  audience: 'all',
  summary: 'Reports a profile, as above.',
  params: z.object({ userId: uuid }),
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

/** An item that waits for an admin: a held or reported prayer or comment, a profile text or photo. */
export const moderationItem = z.object({
  kind: z
    .enum(['prayer', 'thanks', 'photo', 'comment', 'profile', 'need', 'name'])
    .describe('Thanks and photo: of a prayer that is public already'),
  id: uuid.describe('Of the prayer, the comment, or the person'),
  prayerId: uuid.nullable().describe('Of a comment: where it stands'),
  authorName: z.string(),
  text: z.string(),
  response: z.string().nullable(),
  photoUrl: z.string().nullable().describe('Admins can open it while it is held, too'),
  state: z.enum(['held', 'hidden', 'public']),
  reasons: z.array(z.string()),
  reports: z.array(z.object({ reason: z.string(), at: timestamp })),
  createdAt: timestamp,
});

export const listModeration = defineCall({
  id: 'listModeration',
  method: 'GET',
  path: '/api/prayers/moderation',
  service: 'community',
  audience: 'admin',
  summary: 'What waits for an admin, oldest first.',
  query: listQuery,
  answers: { 200: z.array(moderationItem) },
});

export const decideProfile = defineCall({
  id: 'decideProfile',
  method: 'PATCH',
  path: '/api/user-profiles/:userId',
  service: 'community',
  audience: 'admin',
  summary: 'Lets a held profile text or photo be shown, or hides the profile.',
  params: z.object({ userId: uuid }),
  body: z.object({ state: z.enum(['public', 'hidden']), seenAt }),
  answers: { 204: null },
  errors: [404, 409],
});

export const prayerStream = defineCall({
  id: 'prayerStream',
  method: 'GET',
  path: '/api/prayers/stream',
  service: 'community',
  audience: 'all',
  summary:
    'Server-sent events: `changed` with the number of public prayers, at once and whenever the feed changes.',
  answers: { 200: null },
  streams: true,
  contentType: 'text/event-stream',
});

export const moderationCalls = [
  editPrayer,
  decideComment,
  reportPrayer,
  reportComment,
  reportProfile,
  listModeration,
  decideProfile,
  prayerStream,
] as const;
