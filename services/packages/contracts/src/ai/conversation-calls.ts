import { z } from 'zod';
import { defineCall } from '../call.ts';
import { guideNames } from './guides.ts';
import { chatReply } from './chat-calls.ts';
import { listQuery, timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';

/** A member's conversations with the assistants, kept while a language model answers. Only their person reads them. */

export const keptConversation = z.object({
  id: uuid,
  assistant: z.enum(guideNames),
  title: z.string().describe('Its first words, or the name that its person gave it'),
  createdAt: timestamp,
  lastUsedAt: timestamp.describe('It is deleted twelve months later'),
  excerpt: z.string().optional().describe('In a search: the words around the first match'),
});
export type KeptConversation = z.infer<typeof keptConversation>;

export const keptTurn = z.object({
  id: uuid,
  said: z.string(),
  at: timestamp,
  reply: chatReply.pick({ message: true, replyToken: true, source: true, passages: true }),
  isInterrupted: z.boolean().describe('The reply ended early: it is the part that was shown'),
});
export type KeptTurn = z.infer<typeof keptTurn>;

const shared = { service: 'ai', audience: 'member' } as const;
const params = z.object({ id: uuid });

export const listConversations = defineCall({
  ...shared,
  id: 'listConversations',
  method: 'GET',
  path: '/api/conversations',
  summary:
    `Your kept conversations, last used first; at most ${limits.conversation.most}. A search has one page and looks ` +
    `through titles and your latest ${limits.conversation.searchedTurns} messages and replies.`,
  query: listQuery.extend({
    assistant: z.enum(guideNames).optional(),
    search: writtenText(limits.conversation.searchMax, 0).optional(),
  }),
  answers: { 200: z.array(keptConversation) },
});

export const getConversation = defineCall({
  ...shared,
  id: 'getConversation',
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'One of your conversations with its messages and replies, oldest first.',
  params,
  answers: { 200: keptConversation.extend({ turns: z.array(keptTurn) }) },
  errors: [404],
});

export const renameConversation = defineCall({
  ...shared,
  id: 'renameConversation',
  method: 'PATCH',
  path: '/api/conversations/:id',
  summary: 'Gives one of your conversations another title, which only you see.',
  params,
  body: z.object({ title: writtenText(limits.conversation.titleMax) }),
  answers: { 200: keptConversation },
  errors: [404],
});

export const deleteConversation = defineCall({
  ...shared,
  id: 'deleteConversation',
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Deletes a conversation at once. Later messages of it are not kept either.',
  params,
  answers: { 204: null },
  errors: [404],
});

export const deleteConversations = defineCall({
  ...shared,
  id: 'deleteConversations',
  method: 'DELETE',
  path: '/api/conversations',
  summary: 'Deletes all your conversations at once.',
  answers: { 204: null },
});

export const conversationCalls = [
  listConversations,
  getConversation,
  renameConversation,
  deleteConversation,
  deleteConversations,
] as const;
