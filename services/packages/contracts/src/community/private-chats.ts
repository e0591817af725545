import { z } from 'zod';
import { timestamp, uuid } from '../fields.ts';

/** A private chat as one of its two people sees it. */
export const privateChat = z.object({
  id: uuid,
  otherId: uuid,
  otherName: z.string(),
  startedAt: timestamp,
  lastAt: timestamp.describe('When it started, or the last message came'),
  unread: z.int().min(0),
  endedAt: timestamp.nullable(),
  goneAt: timestamp.nullable().describe('When an ended chat is deleted'),
  readMarks: z.boolean().describe('You show what you have read'),
  readPlace: z
    .int()
    .nullable()
    .describe('Up to which message the other has read. Null unless both of you show that'),
});
export type PrivateChat = z.infer<typeof privateChat>;

export const privateMessage = z.object({
  id: uuid,
  place: z.int().min(1).describe('1 for the first message of a chat'),
  mine: z.boolean(),
  text: z.string(),
  sentAt: timestamp,
});
export type PrivateMessage = z.infer<typeof privateMessage>;

export const privateMessages = z.object({
  messages: z.array(privateMessage).describe('Oldest first'),
  hasMore: z.boolean().describe('There are more in the direction that was asked for'),
});
export type PrivateMessages = z.infer<typeof privateMessages>;
