import { namedFacts } from '../../library/facts/named.ts';
import { nameIn } from '../../library/facts/people.ts';
import type { Fact } from '../../library/types.ts';
import { coupleFacts } from './couple-facts.ts';
import { dayFacts } from './day-facts.ts';
import { needsFacts } from './needs-facts.ts';
import { pictureFacts } from './money-picture.ts';
import { reckonedFacts } from './reckoned.ts';
import { monthsLeft, mourns } from './months-left.ts';
import { pickThree } from './pick-three.ts';
import { sceneFacts } from './scenes.ts';
import { sortedFacts } from './sorted-lines.ts';
import { firstFacts } from './first-message.ts';
import { habitFacts } from './habits.ts';
import { goalFacts } from './listed-goals.ts';
import { ownSentences } from './own-sentence.ts';
import { talkedFigures } from './talked-figures.ts';
import { threeFacts } from './three-verdict.ts';
import { turnFacts } from './turn-facts.ts';
import { heardFacts } from '../asked/heard-facts.ts';
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
  ...habitFacts,
  ...firstFacts,
  ...ownSentences,
  ...goalFacts,
  ...talkedFigures,
  ...threeFacts,
  ...dayFacts,
  ...namedFacts,
  ...heardFacts,
  pickThree,
  monthsLeft,
  mourns,
  ownName: ({ all }) => nameIn(all),
};
