import { z } from 'zod';
import { careKinds, careLanguages, careLevels } from './care-kinds.ts';

/** Part of every answer to a text that speaks of danger, so that pages and other clients can show help. */
export const care = z.object({
  level: z.enum(careLevels),
  kind: z.enum(careKinds),
  language: z.enum(careLanguages).default('en').describe('The language to show help in'),
});
export type Care = z.infer<typeof care>;
