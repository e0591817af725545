import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { listQuery, requestId, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { privateChat, privateMessage, privateMessages } from './private-chats.ts';
import { report, reportAnswers, reportWords } from './report-calls.ts';

/**
 * Private chats of two members who are partners, or who agreed to talk about a need. For everyone else, admins
 * included, a chat does not exist: every call answers 404. Admins read only the last messages of a reported chat.
 */

const params = z.object({ id: uuid });
const place = z.coerce.number().int().min(1).max(1_000_000_000);

const shared = { service: 'community', audience: 'member' } as const;
/** Calls that reach the other member. */
const amongApproved = { ...shared, audience: 'approved' } as const;

export const listChats = defineCall({
  ...shared,
  id: 'listChats',
  method: 'GET',
  path: '/api/chats',
  summary: 'Your private chats, the last one that was written in first.',
  query: listQuery,
  answers: { 200: z.array(privateChat) },
});

export const startChat = defineCall({
  ...amongApproved,
  id: 'startChat',
  method: 'POST',
  path: '/api/chats',
  summary:
    'Your private chat with a member who is your partner, or who agreed to talk with you. It starts if there is none.',
  body: z.object({ userId: uuid }),
  answers: { 201: privateChat },
  errors: [403, 404],
});

export const getChat = defineCall({
  ...shared,
  id: 'getChat',
  method: 'GET',
  path: '/api/chats/:id',
  summary: 'One of your private chats, without its messages.',
  params,
  answers: { 200: privateChat },
  errors: [404],
});

export const listChatMessages = defineCall({
  ...shared,
  id: 'listChatMessages',
  method: 'GET',
  path: '/api/chats/:id/messages',
  summary: 'The newest messages of a chat, those before a place, or those after a place.',
  params,
  query: z.object({
    limit: listQuery.shape.limit,
    before: place.optional(),
    after: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  }),
  answers: { 200: privateMessages },
  errors: [404],
});

export const sendChatMessage = defineCall({
  ...amongApproved,
  id: 'sendChatMessage',
  method: 'POST',
  path: '/api/chats/:id/messages',
  summary: 'Writes a message. It is refused if it threatens or abuses its reader.',
  params,
  body: z.object({ text: writtenText(limits.privateChat.textMax), requestId }),
  words: { place: 'private-chat', fields: ['text'] },
  answers: { 201: z.object({ message: privateMessage, care: care.optional() }) },
  errors: [403, 404, 409],
});

export const seeChat = defineCall({
  ...shared,
  id: 'seeChat',
  method: 'PUT',
  path: '/api/chats/:id/seen',
  summary: 'You have read a chat up to a message.',
  params,
  body: z.object({ place }),
  answers: { 204: null },
  errors: [404],
});

export const setReadMarks = defineCall({
  ...shared,
  id: 'setReadMarks',
  method: 'PUT',
  path: '/api/chats/:id/read-marks',
  summary:
    'Shows what you have read, or stops it. You see the other’s marks while both of you show them.',
  params,
  body: z.object({ isOn: z.boolean() }),
  answers: { 200: privateChat },
  errors: [404],
});

export const endChat = defineCall({
  ...shared,
  id: 'endChat',
  method: 'DELETE',
  path: '/api/chats/:id',
  summary: 'Ends a chat for both. It can be read for 30 days, and is then deleted.',
  params,
  answers: { 204: null },
  errors: [404],
});

export const reportChat = defineCall({
  ...shared,
  id: 'reportChat',
  method: 'POST',
  path: '/api/chats/:id/report',
  summary: 'Tells the admins that something is wrong. They see the last twenty messages.',
  params,
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const privateChatCalls = [
  listChats,
  startChat,
  getChat,
  listChatMessages,
  sendChatMessage,
  seeChat,
  setReadMarks,
  endChat,
  reportChat,
] as const;
