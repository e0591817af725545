import { likeliest, likelySubject } from '../choose-subjects.ts';
import { composeGuide } from '../compose-guide.ts';
import { answerFromLibrary } from '../library/answer-from-library.ts';
import { withToldSum } from '../library/with-told-sum.ts';
import { answerFrom } from '../themes/answer.ts';
import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import { aboutUs } from './about-us.ts';
import { particularGifts } from './gifts.ts';
import { contributionLibrary } from './library.ts';
import { giving } from './giving.ts';
import { plainAnswer } from './plain-answer.ts';
import { questions } from './questions.ts';
import { speaking } from './speaking.ts';
import { sponsoring } from './sponsoring.ts';
import { contributionThemes } from './themes/index.ts';
import { contributionVoice } from './voice.ts';

/** All that the built-in contribution guide knows. What it does not know it says, and points to the form. */
export const contributionGuide: Guide = {
  ...contributionVoice,
  subjects: [...aboutUs, ...speaking, ...sponsoring, ...giving, ...questions, ...particularGifts],
  home: 'about-ways',
};

/** Where nothing is sure it says so, and names who knows. */
const unsureOf = ({ history = [] }: GuideRequest): ComposedReply | undefined => {
  const text = contributionVoice.unsure.find((one) =>
    history.every(({ content }) => !content.includes(one)),
  );
  return text === undefined ? undefined : { text, subjects: [], passages: [] };
};

const replyTo = (request: GuideRequest): ComposedReply =>
  plainAnswer(request) ??
  answerFromLibrary(contributionLibrary, request, likeliest(contributionGuide)) ??
  answerFrom({ ...contributionThemes, likely: likelySubject(contributionGuide) }, request) ??
  composeGuide(contributionGuide, request, { open: unsureOf });

/** The built-in contribution guide's reply: what is asked most by themes, all else by subjects. */
export const composeContribution = (request: GuideRequest): ComposedReply =>
  withToldSum(request, replyTo(request));
