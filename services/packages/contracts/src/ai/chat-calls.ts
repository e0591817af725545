import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { saysSafe, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { chatTurn, quotedPassage } from './chat.ts';
import { libraryAnswer, writtenQuestion } from './guides.ts';

const message = writtenText(limits.chatMessage);
/** Asks for one written answer, by the `id` of a suggested or related question. */
const questionId = writtenQuestion.shape.id.optional();
/** For members while a language model answers: keeps the message and its reply. */
const kept = {
  conversationId: z
    .uuid()
    .optional()
    .describe('Made by the client. Of a member: message and reply are kept in this conversation'),
  startsConversation: z
    .boolean()
    .optional()
    .describe('Begins it. Without, messages of a conversation that was deleted are not kept'),
};
const shortText = z.string().max(limits.chatMessage);

/** Answer of the coach and the two guides. Streams as `delta` and `done` like the prayer assistant. */
export const chatReply = z.object({
  message: z.string(),
  replyToken: z.string().optional().describe('Belongs to this reply when it is sent as history'),
  source: z.enum(['model', 'guide', 'crisis']),
  passages: z.array(quotedPassage),
  conversationId: z.uuid().optional().describe('When this message and its reply are kept'),
  library: libraryAnswer.optional().describe('With a written answer from a built-in guide'),
  care: care.optional().describe('When the text suggests danger'),
});
export type ChatReply = z.infer<typeof chatReply>;

const shared = {
  method: 'POST',
  service: 'ai',
  audience: 'all',
  answers: { 200: chatReply },
  errors: [401, 413],
  maxBodyBytes: limits.chatBodyBytes,
  streams: true,
} as const;

/**
 * What the dashboard tells the coach. Every field is optional. The model reads all of it as data, never as
 * instructions.
 */
const coachContext = z.object({
  currentModule: z.number().int().min(1).max(limits.training.modules),
  userProgress: z.record(z.string().max(60), z.unknown()).optional(),
  currentResponses: z
    .object({
      financialGoals: z.unknown().optional(),
      humanNeeds: z.unknown().optional(),
      threePsFormula: z.unknown().optional(),
      actionLists: z.unknown().optional(),
    })
    .optional(),
});

export const aiCoach = defineCall({
  ...shared,
  id: 'aiCoach',
  path: '/api/ai-coach',
  summary: 'The breakthrough coach of the training program.',
  words: { place: 'coach', fields: ['message'], conversation: 'chatHistory' },
  body: z.object({
    message,
    questionId,
    saysSafe,
    ...kept,
    context: coachContext.default({ currentModule: 1 }),
    chatHistory: z.array(chatTurn).max(limits.chatHistory.coach).default([]),
  }),
});

export const contributeChat = defineCall({
  ...shared,
  id: 'contributeChat',
  path: '/api/contribute-chat',
  summary: 'The guide of the contribution page.',
  words: { place: 'contribute-chat', fields: ['message'], conversation: 'conversation' },
  body: z.object({
    message,
    questionId,
    saysSafe,
    ...kept,
    conversation: z
      .array(chatTurn.extend({ timestamp: shortText.optional() }))
      .max(limits.chatHistory.contribute)
      .default([]),
  }),
});

export const businessGuide = defineCall({
  ...shared,
  id: 'businessGuide',
  path: '/api/kingdom-business-guide',
  summary: 'Helps an owner build a business on faith.',
  words: { place: 'business-guide', fields: ['message'], conversation: 'conversationHistory' },
  body: z.object({
    message,
    questionId,
    saysSafe,
    ...kept,
    conversationHistory: z
      .array(chatTurn.extend({ timestamp: shortText.optional() }))
      .max(limits.chatHistory.guide)
      .default([]),
  }),
});

export const chatCalls = [aiCoach, contributeChat, businessGuide] as const;
