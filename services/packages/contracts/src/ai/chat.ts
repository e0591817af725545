import { z } from 'zod';
import { saysSafe } from '../fields.ts';
import { limits } from '../limits.ts';

/**
 * Earlier turns of a chat. Only these two roles are allowed, so that a client cannot send instructions to the model.
 */
export const chatTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(limits.prayer.responseMax),
  saysSafe,
  replyToken: z
    .string()
    .max(2_000)
    .optional()
    .describe('As it came with the reply. It proves that an assistant said this'),
});
export type ChatTurn = z.infer<typeof chatTurn>;

/** A verse that the reply quotes, and its place in `message` (UTF-16 offsets). */
export const quotedPassage = z.object({
  reference: z.string(),
  translation: z.enum(['WEB', 'KJV']),
  start: z.number().int(),
  end: z.number().int(),
});
export type QuotedPassage = z.infer<typeof quotedPassage>;
