import { likeliest, likelySubject } from '../choose-subjects.ts';
import { composeGuide } from '../compose-guide.ts';
import { answerFromLibrary } from '../library/answer-from-library.ts';
import { matterOfTalk } from '../library/matter-of-talk.ts';
import { openAnswer, readOpen } from '../library/open-answer.ts';
import { withToldSum } from '../library/with-told-sum.ts';
import { answerFrom } from '../themes/answer.ts';
import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import { firstSteps } from './first-steps.ts';
import { hardCases } from './hard-cases.ts';
import { laterSteps } from './later-steps.ts';
import { businessLibrary } from './library.ts';
import { moneyCases } from './money-cases.ts';
import { ownersQuestions } from './on-the-way.ts';
import { peopleCases } from './people-cases.ts';
import { teamNews } from './team-news.ts';
import { valueSubjects } from './values.ts';
import { businessThemes } from './themes/index.ts';
import { businessVoice } from './voice.ts';

/** All that the built-in kingdom business guide knows: seven steps, six values, and what owners ask besides. */
export const businessGuide: Guide = {
  ...businessVoice,
  subjects: [
    ...firstSteps,
    ...laterSteps,
    ...valueSubjects,
    ...ownersQuestions,
    ...hardCases,
    ...moneyCases,
    ...peopleCases,
    ...teamNews,
  ],
  home: 'owner-overview',
};

const openTexts = readOpen('business');

/** What the themes say; nothing in a talk about a kind of question, which has a matter of its own. */
const themed = (request: GuideRequest): ComposedReply | undefined =>
  matterOfTalk(businessLibrary, request.history)?.signs === undefined
    ? answerFrom({ ...businessThemes, likely: likelySubject(businessGuide) }, request)
    : undefined;

const replyTo = (request: GuideRequest): ComposedReply =>
  answerFromLibrary(businessLibrary, request, likeliest(businessGuide)) ??
  themed(request) ??
  composeGuide(businessGuide, request, {
    open: (one) => openAnswer(businessLibrary, openTexts, one),
  });

/** The built-in kingdom business guide's reply: what owners ask most by themes, all else by subjects. */
export const composeBusinessGuide = (request: GuideRequest): ComposedReply =>
  withToldSum(request, replyTo(request));
