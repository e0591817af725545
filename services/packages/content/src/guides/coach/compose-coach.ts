import { composeGuide } from '../compose-guide.ts';
import type { ComposedReply, Guide, GuideRequest, Subject } from '../types.ts';
import { actionLists } from './action-lists.ts';
import { behaviors } from './behaviors.ts';
import { coachVoice } from './voice.ts';
import { humanNeeds } from './human-needs.ts';
import { lifeGoals } from './life-goals.ts';
import { onTheWay } from './on-the-way.ts';
import { ownWords, type CoachResponses } from './own-words.ts';
import { threePs } from './three-ps.ts';
import { yourCheck } from './your-check.ts';

/** What the coach is asked, with the module the person is in (1 to 6) and what they filled in so far. */
export interface CoachRequest extends GuideRequest {
  currentModule?: number;
  responses?: CoachResponses;
}

const modules: readonly (readonly [name: string, subjects: readonly Subject[]])[] = [
  ['life-goals', lifeGoals],
  ['your-check', yourCheck],
  ['human-needs', humanNeeds],
  ['behaviors', behaviors],
  ['three-ps', threePs],
  ['action-lists', actionLists],
];

/** All that the built-in coach knows, module by module. */
export const coachGuide: Guide = {
  ...coachVoice,
  subjects: [...modules.flatMap(([, subjects]) => subjects), ...onTheWay],
  home: lifeGoals[0]!.id,
};

/** A word that fits several modules is meant for the one the person sits over. */
const HERE = 1.2;

/** The built-in coach's reply, for the module the person is in. */
export const composeCoach = ({
  currentModule = 1,
  responses = {},
  ...request
}: CoachRequest): ComposedReply => {
  const [, here] = modules[currentModule - 1] ?? modules[0]!;
  return composeGuide(coachGuide, request, {
    bias: (subject) => (here.includes(subject) ? HERE : 0),
    home: here[0],
    own: (subject) => {
      const module = modules.find(([, subjects]) => subjects.includes(subject));
      return module ? ownWords(responses, module[0]) : '';
    },
  });
};
