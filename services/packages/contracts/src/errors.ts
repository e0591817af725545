import { z } from 'zod';
import { care } from './care/care.ts';

/** Body of every failed call. `code` is stable and meant for programs; `message` is safe to show. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  details: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('For invalid input: what is wrong, and where'),
  care: care.optional().describe('When what was sent suggests danger, so that help does not wait'),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
