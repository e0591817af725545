import { composeGuide } from '../compose-guide.ts';
import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import { firstSteps } from './first-steps.ts';
import { laterSteps } from './later-steps.ts';
import { ownersQuestions } from './on-the-way.ts';
import { valueSubjects } from './values.ts';
import { businessVoice } from './voice.ts';

/** All that the built-in kingdom business guide knows: seven steps, six values, and what owners ask besides. */
export const businessGuide: Guide = {
  ...businessVoice,
  subjects: [...firstSteps, ...laterSteps, ...valueSubjects, ...ownersQuestions],
  home: 'owner-overview',
};

/** The built-in kingdom business guide's reply. */
export const composeBusinessGuide = (request: GuideRequest): ComposedReply =>
  composeGuide(businessGuide, request);
