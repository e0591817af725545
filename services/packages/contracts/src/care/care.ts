import { z } from 'zod';
import { careKinds, careLanguages, careLevels } from './care-kinds.ts';

/** Said in every answer to a text that speaks of danger, so that every page and any other client can show help. */
export const care = z.object({
  level: z.enum(careLevels),
  kind: z.enum(careKinds),
  language: z.enum(careLanguages).default('en').describe('The language to show help in'),
});
export type Care = z.infer<typeof care>;
