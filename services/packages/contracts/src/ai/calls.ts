import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { openAudience } from '../prayer-audience.ts';
import { photoDataUrl, requestId, saysSafe, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { chatTurn, quotedPassage } from './chat.ts';

/**
 * Whether the prayer goes to the community. `pending`: community saves it within moments and decides whether it is
 * public at once or waits; `GET /api/prayers/mine?requestId=` tells which. `no`: it is not shared.
 */
export const posted = z.enum(['pending', 'no']);

export const prayerReply = z.object({
  message: z.string(),
  requestId: z.uuid().optional(),
  replyToken: z.string().describe('Proves to POST /api/prayers that the reply is ours'),
  posted,
  prayerId: z.uuid().optional().describe('When pending: the id that the prayer will have'),
  source: z
    .enum(['model', 'guide', 'crisis'])
    .describe('A language model, the built-in guide, or the resources for a crisis'),
  passages: z.array(quotedPassage),
  care: care.optional().describe('When the text suggests danger'),
});
export type PrayerReply = z.infer<typeof prayerReply>;

export const prayerChat = defineCall({
  id: 'prayerChat',
  method: 'POST',
  path: '/api/prayer-chat',
  service: 'ai',
  audience: 'all',
  summary:
    'Answers a prayer request with a prayer and, with a `requestId`, shares it with the community.',
  body: z.object({
    message: writtenText(limits.chatMessage),
    photoUrl: photoDataUrl.nullish(),
    chatHistory: z.array(chatTurn).max(limits.chatHistory.prayer).default([]),
    requestId: requestId.optional(),
    saysSafe,
    share: z.boolean().default(true),
    audience: openAudience
      .optional()
      .describe('Decides instead of `share`. `members` is for approved members'),
    anonymous: z.boolean().default(false),
  }),
  words: { place: 'prayer-chat', fields: ['message'], conversation: 'chatHistory' },
  answers: { 200: prayerReply },
  errors: [401, 403, 409, 413],
  maxBodyBytes: limits.photo.maxBodyBytes,
  streams: true,
});

export const prayerChatState = z.object({
  state: z.enum(['running', 'answered', 'stopped', 'failed']),
  reply: prayerReply.optional().describe('When answered'),
  care: care.optional().describe('When the text suggests danger, in every state'),
});

const requestParams = z.object({ requestId: z.uuid() });

export const getPrayerChat = defineCall({
  id: 'getPrayerChat',
  method: 'GET',
  path: '/api/prayer-chat/:requestId',
  service: 'ai',
  audience: 'author',
  summary: 'The outcome of a request, for a page that lost its connection.',
  params: requestParams,
  answers: { 200: prayerChatState },
  errors: [404],
});

export const stopPrayerChat = defineCall({
  id: 'stopPrayerChat',
  method: 'POST',
  path: '/api/prayer-chat/:requestId/stop',
  service: 'ai',
  audience: 'author',
  summary: 'Stops a reply that is being written. None of it is recorded.',
  params: requestParams,
  answers: { 200: z.object({ state: prayerChatState.shape.state }) },
  errors: [404],
});

/** Server-sent events of a streamed chat reply. */
export const streamEvents = {
  delta: z.object({
    text: z.string(),
    care: care
      .optional()
      .describe('Known before the reply is complete, so that help does not wait for it'),
  }),
  done: prayerReply,
  error: z.object({ message: z.string(), code: z.string(), care: care.optional() }),
} as const;

export const aiCalls = [prayerChat, getPrayerChat, stopPrayerChat] as const;
