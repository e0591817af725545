import type { Fact } from '../../library/types.ts';
import { coupleFacts, needsFacts } from './needs-facts.ts';
import { pictureFacts } from './money-picture.ts';
import { reckonedFacts } from './reckoned.ts';
import { sceneFacts } from './scenes.ts';

/** All that the coach reads out of a chat, or reckons from it. */
export const coachFacts: Readonly<Record<string, Fact>> = {
  ...sceneFacts,
  ...needsFacts,
  ...coupleFacts,
  ...pictureFacts,
  ...reckonedFacts,
};
