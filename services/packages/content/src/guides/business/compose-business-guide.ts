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

/** Whether a message is about a subject for certain, where the library has a matter for it. */
const isAbout = (subject: string, message: string): boolean => {
  const matters = businessLibrary.matters.filter(({ subjects }) => subjects.includes(subject));
  return (
    matters.length === 0 ||
    likelySubject(businessGuide)(message) === subject ||
    businessLibrary.signs.some(
      ({ matter, hears }) => matters.some(({ id }) => id === matter) && hears.test(message),
    )
  );
};

/** What the themes say, where their matter is certain; nothing in a talk about a kind of question. */
const themed = (request: GuideRequest): ComposedReply | undefined => {
  const active = matterOfTalk(businessLibrary, request.history);
  if (active?.signs !== undefined) return undefined;
  const reply = answerFrom({ ...businessThemes, likely: likelySubject(businessGuide) }, request);
  const [subject] = reply?.subjects ?? [];
  const isSure =
    subject === undefined ||
    active?.subjects.includes(subject) === true ||
    isAbout(subject, request.message);
  return isSure ? reply : undefined;
};

/** "Write it to him": what it is stands in the talk so far. */
const asksForWords =
  /^(?:(?:please|then|ok|okay|and|so|now)[, ]+)*(?:write|draft|word)(?: me)? (?:it|that|this|to (?:him|her|them)|him|her|them)\b/i;

const open = (request: GuideRequest): ComposedReply | undefined =>
  openAnswer(businessLibrary, openTexts, request);

const replyTo = (request: GuideRequest): ComposedReply =>
  answerFromLibrary(businessLibrary, request, likeliest(businessGuide)) ??
  themed(request) ??
  (request.history?.length && asksForWords.test(request.message) ? open(request) : undefined) ??
  composeGuide(businessGuide, request, { open });

/** The built-in kingdom business guide's reply: what owners ask most by themes, all else by subjects. */
export const composeBusinessGuide = (request: GuideRequest): ComposedReply =>
  withToldSum(request, replyTo(request));
