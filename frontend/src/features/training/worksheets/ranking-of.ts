import { humanNeeds } from '@kbf/contracts';
import { linesIn, type Progress } from '../progress/merged-progress.ts';
import type { Need } from './needs-words.ts';

/** The leaf that stores the order. */
export const rankingPath = 'needs.ranking';

const isNeed = (text: string): text is Need => humanNeeds.some((need) => need === text);

/** All six needs in the person's order. Unranked ones come last, in the default order, without duplicates. */
export function rankingOf(progress: Progress): Need[] {
  const ranked = linesIn(progress, rankingPath).filter(isNeed);
  return [...new Set([...ranked, ...humanNeeds])];
}

/** Whether the person has ranked them. */
export const isRanked = (progress: Progress): boolean =>
  linesIn(progress, rankingPath).some(isNeed);
