import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { guideNames } from './guides.ts';
import { listQuery, timestamp, uuid, writtenText, yesOrNo } from '../fields.ts';
import { limits } from '../limits.ts';

export const thumbs = ['up', 'down'] as const;
/** Fixed reasons for a thumb. */
export const ratingReasons = [
  'helpful',
  'clear',
  'wrong',
  'off-topic',
  'tone',
  'scripture',
  'other',
] as const;

const thumb = z.enum(thumbs);
const reason = z.enum(ratingReasons);

export const rateReply = defineCall({
  id: 'rateReply',
  method: 'POST',
  path: '/api/reply-ratings',
  service: 'ai',
  audience: 'all',
  summary:
    'A thumb for a reply, with a reason. Admins see question and reply only when `shown` is sent, which takes a yes.',
  body: z.object({
    ratingId: uuid.describe('Made by the client. The same id changes the rating that it made'),
    assistant: z.enum(guideNames),
    thumb,
    reason: reason.optional(),
    text: writtenText(limits.rating.textMax, 0).optional(),
    shown: z
      .object({
        question: writtenText(limits.chatMessage),
        reply: z.string().max(limits.prayer.responseMax),
        replyToken: z.string().max(2_000).describe('Proves that the reply is ours'),
      })
      .optional(),
  }),
  words: { place: 'rating', fields: ['text'] },
  answers: { 201: z.object({ rated: z.literal(true), care: care.optional() }) },
  errors: [401, 409],
});

export const replyRating = z.object({
  id: uuid,
  assistant: z.enum(guideNames),
  thumb,
  reason: reason.nullable(),
  text: z.string().nullable(),
  isShown: z.boolean().describe('The person lets admins read question and reply'),
  isDone: z.boolean(),
  createdAt: timestamp,
});
export type ReplyRating = z.infer<typeof replyRating>;

const ofAdmins = { service: 'ai', audience: 'admin' } as const;
const params = z.object({ id: uuid });

export const listReplyRatings = defineCall({
  ...ofAdmins,
  id: 'listReplyRatings',
  method: 'GET',
  path: '/api/reply-ratings',
  summary: 'What people thought of replies, newest first, without question and reply.',
  query: listQuery.extend({
    assistant: z.enum(guideNames).optional(),
    thumb: thumb.optional(),
    done: yesOrNo.optional(),
  }),
  answers: { 200: z.array(replyRating) },
});

export const getReplyRating = defineCall({
  ...ofAdmins,
  id: 'getReplyRating',
  method: 'GET',
  path: '/api/reply-ratings/:id',
  summary:
    'One rating with question and reply, if its person lets admins read them. Goes into the log.',
  params,
  answers: {
    200: replyRating.extend({ question: z.string().nullable(), reply: z.string().nullable() }),
  },
  errors: [404],
});

export const updateReplyRating = defineCall({
  ...ofAdmins,
  id: 'updateReplyRating',
  method: 'PATCH',
  path: '/api/reply-ratings/:id',
  summary: 'Marks a rating as done, or as open again.',
  params,
  body: z.object({ done: z.boolean() }),
  answers: { 200: replyRating },
  errors: [404],
});

export const ratingCalls = [
  rateReply,
  listReplyRatings,
  getReplyRating,
  updateReplyRating,
] as const;
