import type { Fact } from '../../library/types.ts';
import { coupleFacts, needsFacts } from './needs-facts.ts';
import { pictureFacts } from './money-picture.ts';
import { reckonedFacts } from './reckoned.ts';
import { sceneFacts } from './scenes.ts';
import { sortedFacts } from './sorted-lines.ts';
import { turnFacts } from './turn-facts.ts';
import { workFacts } from './work-scenes.ts';

/** All that the coach reads out of a chat, or reckons from it. */
export const coachFacts: Readonly<Record<string, Fact>> = {
  ...sceneFacts,
  ...workFacts,
  ...turnFacts,
  ...sortedFacts,
  ...needsFacts,
  ...coupleFacts,
  ...pictureFacts,
  ...reckonedFacts,
};
