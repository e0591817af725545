import { z } from 'zod';
import { uuid } from '../fields.ts';
import { defineInternalCall } from './internal-call.ts';

/**
 * Counts a prayer that the assistant will share together with prayers that people post, so that both ways share one
 * limit.
 */
export const takePublicPlace = defineInternalCall({
  id: 'takePublicPlace',
  method: 'POST',
  path: '/internal/public-places',
  service: 'community',
  callers: ['ai'],
  body: z.object({
    author: z.object({
      userId: uuid.nullable(),
      visitorId: z.string().min(1).max(200).nullable(),
    }),
    /** From narrow to wide. */
    networks: z.array(z.string().min(1).max(100)).max(8),
  }),
  answer: z.object({ isFree: z.boolean().describe('Else it waits for an admin') }),
  /** A person waits for the end of their reply. */
  timeoutMs: 1_500,
});
