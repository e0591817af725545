import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQuery, timestamp, uuid } from '../fields.ts';
import { waitingText } from './desk-items.ts';

/** What a list may show of a decided text. It leaves out the words, because each view of them is logged. */
const decidedText = z.object({
  id: uuid,
  kind: waitingText.shape.kind,
  was: waitingText.shape.state.describe('How it was shown before'),
  decision: z.enum(['release', 'hide']),
  reasons: z.array(z.string()).describe('Why it was held'),
  decidedAt: timestamp,
  by: z.string().describe('Name of the admin'),
  note: z.string().nullable(),
});
export type DecidedText = z.infer<typeof decidedText>;

const decidedDetail = decidedText.extend({
  words: z.string().describe('What the admin decided about'),
  author: z
    .object({ id: uuid, fullName: z.string() })
    .nullable()
    .describe('The member; null for a visitor'),
});
export type DecidedDetail = z.infer<typeof decidedDetail>;

export const listDecided = defineCall({
  id: 'listDecided',
  method: 'GET',
  path: '/api/decided-texts',
  service: 'community',
  audience: 'admin',
  summary:
    'Texts that admins decided about in the last 30 days, newest first, except those their authors have deleted.',
  query: listQuery,
  answers: { 200: z.array(decidedText) },
});

export const getDecided = defineCall({
  id: 'getDecided',
  method: 'GET',
  path: '/api/decided-texts/:id',
  service: 'community',
  audience: 'admin',
  summary: 'One of them with its words. Reading it is logged.',
  params: z.object({ id: uuid }),
  answers: { 200: decidedDetail },
  errors: [404],
});

export const decidedCalls = [listDecided, getDecided] as const;
