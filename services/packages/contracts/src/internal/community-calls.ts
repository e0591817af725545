import { z } from 'zod';
import { uuid } from '../fields.ts';
import { limits } from '../limits.ts';
import { defineInternalCall } from './internal-call.ts';

/**
 * The first page of the feed for readers with cookies who may see the same prayers: the page as it looks to someone who
 * has liked and written nothing, and for each reader the places where that is different.
 */
export const readFeedFor = defineInternalCall({
  id: 'readFeedFor',
  method: 'POST',
  path: '/internal/feed',
  service: 'community',
  callers: ['gateway'],
  body: z.object({
    limit: z.int().min(1).max(limits.list.max).optional(),
    isApproved: z.boolean().describe('Whether these readers also see prayers for members'),
    held: z.string().max(60).describe('The version of the page that the caller holds, or empty'),
    readers: z
      .array(z.object({ userId: uuid.optional(), visitorId: uuid.optional() }))
      .min(1)
      .max(200),
  }),
  answer: z.object({
    etag: z.string(),
    headers: z.record(z.string(), z.string()).describe('For the reader'),
    page: z.string().nullable().describe('JSON; null when the caller holds this version'),
    places: z
      .array(z.array(z.int()).nullable())
      .describe(
        'For each reader, where `true` stands instead of `false` (bytes); null: not known, ask for this reader alone',
      ),
  }),
  timeoutMs: 1_000,
});
export type FeedFor = z.infer<typeof readFeedFor.answer>;
