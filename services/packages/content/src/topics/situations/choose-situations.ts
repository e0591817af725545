import type { Chosen } from '../choose-topics.ts';
import { covers, speaksOf } from '../covers.ts';
import type { FoundSituation } from './find-situations.ts';

/** From here on a situation of the topic is what was told. */
const NEAR = 0.66;
/** From here on one of another topic is, where that topic is not out of the question. */
const VERY_NEAR = 0.74;
const LEAST_SHARE = 0.3;
/** Of the same sentence only what it says as plainly is taken again. */
const AGAIN = 0.82;
const MOST = 3;

/** The situations that a message tells of, the nearest first; those of the topic before all others. */
export const situationsIn = (
  found: readonly FoundSituation[],
  topic: string,
  chosen: readonly Chosen[],
): FoundSituation[] => {
  const shareOf = (id: string): number => chosen.find((one) => one.id === id)?.share ?? 0;
  const own = found.filter(
    ({ situation, nearness }) => situation.topic === topic && nearness >= NEAR,
  );
  const others = found.filter(
    ({ situation, nearness }) =>
      situation.topic !== topic &&
      nearness >= VERY_NEAR &&
      shareOf(situation.topic) >= LEAST_SHARE &&
      !(covers(topic, situation.topic) && !speaksOf(topic, situation.topic)),
  );
  const taken: FoundSituation[] = [];
  for (const one of [...own, ...others]) {
    const isTold = taken.some(({ at }) => at === one.at);
    if (taken.length < MOST && (!isTold || one.nearness >= AGAIN)) taken.push(one);
  }
  return taken;
};
