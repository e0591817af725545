import { humanNeeds } from '@kbf/contracts';
import { linesIn, type Progress } from '../progress/merged-progress.ts';
import type { Need } from './needs-words.ts';

/** The leaf in which the order is kept. */
export const rankingPath = 'needs.ranking';

const isNeed = (text: string): text is Need => humanNeeds.some((need) => need === text);

/** All six needs in the person's order. What was not ranked comes last, in the usual order; nothing comes twice. */
export function rankingOf(progress: Progress): Need[] {
  const ranked = linesIn(progress, rankingPath).filter(isNeed);
  return [...new Set([...ranked, ...humanNeeds])];
}

/** Whether the person has put them into an order at all. */
export const isRanked = (progress: Progress): boolean =>
  linesIn(progress, rankingPath).some(isNeed);
