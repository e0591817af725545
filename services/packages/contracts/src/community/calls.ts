import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { listQuery, photoDataUrl, photoWidth, requestId, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { prayerAudience } from '../prayer-audience.ts';
import { changeAudience } from './audience-calls.ts';
import { sharePage, sharePicture } from './share-calls.ts';
import { heldFor, ownPrayer, prayer, prayerComment, publication } from './prayers.ts';

const prayerParams = z.object({ id: uuid });

/** Accepted because the specification's client sends them, but never trusted: the server knows who asks. */
const claimedAuthor = {
  userId: z.string().max(200).nullish().describe('Ignored'),
  userName: z.string().max(500).nullish().describe('Ignored'),
};

export const listPrayers = defineCall({
  id: 'listPrayers',
  method: 'GET',
  path: '/api/prayers',
  service: 'community',
  audience: 'all',
  summary: 'The public prayers, newest first. For approved members, those for members, too.',
  query: listQuery,
  answers: { 200: z.array(prayer) },
});

export const listOwnPrayers = defineCall({
  id: 'listOwnPrayers',
  method: 'GET',
  path: '/api/prayers/mine',
  service: 'community',
  audience: 'all',
  summary:
    'The requester’s prayers, newest first, including waiting, hidden and private ones. Empty without a cookie.',
  query: listQuery.extend({
    requestId: requestId
      .optional()
      .describe('Only the prayer for this request. For a visitor, the private id is the proof'),
  }),
  answers: { 200: z.array(ownPrayer) },
});

export const getPrayer = defineCall({
  id: 'getPrayer',
  method: 'GET',
  path: '/api/prayers/:id',
  service: 'community',
  audience: 'all',
  summary: 'One prayer that the reader may see, with its first 20 comments.',
  params: prayerParams,
  answers: { 200: prayer },
  errors: [404],
});

export const createPrayer = defineCall({
  id: 'createPrayer',
  method: 'POST',
  path: '/api/prayers',
  service: 'community',
  audience: 'all',
  summary:
    'Shares a prayer with everyone or with members, or keeps it private. 202 when a person has to look at it first.',
  body: z.object({
    ...claimedAuthor,
    userRequest: writtenText(limits.prayer.requestMax),
    photoUrl: photoDataUrl.nullish(),
    aiPrayerResponse: writtenText(limits.prayer.responseMax).nullish(),
    isPublic: z.boolean().default(true).describe('False: only for its author, never in the feed'),
    audience: prayerAudience
      .optional()
      .describe('Decides instead of `isPublic`. `members` and `circle` are for approved members'),
    circleId: uuid.optional().describe('The circle of the prayer, with audience `circle`'),
    tags: z.array(writtenText(limits.prayer.tagMax)).max(limits.prayer.tagsMax).optional(),
    requestId: requestId.optional(),
    anonymous: z.boolean().default(false).describe('Publish as "Community Member"'),
    replyToken: z
      .string()
      .max(4_000)
      .optional()
      .describe('Proof that the response came from the prayer assistant'),
  }),
  words: {
    place: 'prayer',
    fields: ['userRequest', 'tags'],
    unproven: { field: 'aiPrayerResponse', proof: 'replyToken' },
  },
  answers: {
    201: z.object({
      id: uuid,
      posted: prayerAudience,
      prayer,
      care: care.optional(),
    }),
    202: z.object({ id: uuid, posted: z.literal('held'), heldFor, care: care.optional() }),
  },
  errors: [403, 404, 409, 410, 413],
  maxBodyBytes: limits.photo.maxBodyBytes,
});

export const deletePrayer = defineCall({
  id: 'deletePrayer',
  method: 'DELETE',
  path: '/api/prayers/:id',
  service: 'community',
  audience: 'author',
  needsFreshLogin: 'others',
  summary:
    'Deletes a prayer with its comments, likes and photo. Of other people: for an admin who has just logged in.',
  params: prayerParams,
  answers: { 204: null },
  errors: [403, 404, 409],
});

/** The current prayer, with help when the thanks speak of danger. */
const editedPrayer = prayer.extend({ care: care.optional() });

export const editPrayer = defineCall({
  id: 'editPrayer',
  method: 'PATCH',
  path: '/api/prayers/:id',
  service: 'community',
  audience: 'author',
  summary: 'The author marks a prayer as answered, with thanks.',
  params: prayerParams,
  body: z.object({
    answered: z.boolean().optional(),
    thanks: writtenText(limits.prayer.thanksMax).nullish(),
  }),
  words: { place: 'thanks', fields: ['thanks'] },
  answers: { 200: editedPrayer, 202: editedPrayer },
  errors: [403, 404, 409],
});

export const likePrayer = defineCall({
  id: 'likePrayer',
  method: 'POST',
  path: '/api/prayers/:id/like',
  service: 'community',
  audience: 'all',
  summary: 'Sets or, without `liked`, toggles the reader’s own like.',
  params: prayerParams,
  body: z.object({ ...claimedAuthor, liked: z.boolean().optional() }).default({}),
  answers: { 200: z.object({ liked: z.boolean(), likeCount: z.number().int() }) },
  errors: [404],
});

export const listComments = defineCall({
  id: 'listComments',
  method: 'GET',
  path: '/api/prayers/:id/comments',
  service: 'community',
  audience: 'all',
  summary: 'The comments of a prayer, oldest first.',
  params: prayerParams,
  query: listQuery,
  answers: { 200: z.array(prayerComment) },
  errors: [404],
});

export const createComment = defineCall({
  id: 'createComment',
  method: 'POST',
  path: '/api/prayers/:id/comments',
  service: 'community',
  audience: 'all',
  summary: 'Comments on a prayer. 202 when a person has to look at it first.',
  params: prayerParams,
  body: z.object({
    ...claimedAuthor,
    comment: writtenText(limits.prayer.commentMax),
    requestId: requestId.optional(),
  }),
  words: { place: 'comment', fields: ['comment'] },
  answers: {
    201: z.object({ id: uuid, posted: publication, comment: prayerComment, care: care.optional() }),
    202: z.object({ id: uuid, posted: publication, care: care.optional() }),
  },
  errors: [403, 404, 409],
});

export const deleteComment = defineCall({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/api/prayers/:id/comments/:commentId',
  service: 'community',
  audience: 'author',
  needsFreshLogin: 'others',
  summary: 'Deletes a comment. Of other people: for an admin who has just logged in.',
  params: z.object({ id: uuid, commentId: uuid }),
  answers: { 204: null },
  errors: [403, 404, 409],
});

export const getPrayerPhoto = defineCall({
  id: 'getPrayerPhoto',
  method: 'GET',
  path: '/api/prayer-photos/:photoId',
  service: 'community',
  audience: 'all',
  summary: 'The photo of a prayer that the reader may see. 410 once it is hidden or deleted.',
  params: z.object({ photoId: uuid }),
  query: z.object({ width: photoWidth(limits.photo.widths.prayer) }),
  answers: { 200: null },
  errors: [404, 410],
  contentType: 'image/jpeg',
});

export const prayerStream = defineCall({
  id: 'prayerStream',
  method: 'GET',
  path: '/api/prayers/stream',
  service: 'community',
  audience: 'all',
  summary:
    'Server-sent events: `changed` with the number of prayers in the reader’s feed, right away and on every change; ' +
    '`chats`, without content, when something in a member’s own private chats is new.',
  answers: { 200: null },
  streams: true,
  contentType: 'text/event-stream',
});

export const communityCalls = [
  listPrayers,
  listOwnPrayers,
  getPrayer,
  createPrayer,
  deletePrayer,
  editPrayer,
  changeAudience,
  likePrayer,
  listComments,
  createComment,
  deleteComment,
  getPrayerPhoto,
  sharePage,
  sharePicture,
  prayerStream,
] as const;
