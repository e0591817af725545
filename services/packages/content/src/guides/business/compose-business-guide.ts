import { composeGuide } from '../compose-guide.ts';
import type { ComposedReply, Guide, GuideRequest } from '../types.ts';
import { draftFor, DRAFT_NOTES, wantsDraft } from './drafts.ts';
import { firstSteps } from './first-steps.ts';
import { hardCases } from './hard-cases.ts';
import { laterSteps } from './later-steps.ts';
import { moneyCases } from './money-cases.ts';
import { ownersQuestions } from './on-the-way.ts';
import { peopleCases } from './people-cases.ts';
import { teamNews } from './team-news.ts';
import { valueSubjects } from './values.ts';
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

/** The built-in kingdom business guide's reply. */
export const composeBusinessGuide = (request: GuideRequest): ComposedReply =>
  composeGuide(businessGuide, request, {
    made: ({ id }) => {
      if (!wantsDraft(request.message)) return undefined;
      const told = [
        ...(request.history ?? []).filter(({ role }) => role === 'user'),
        { content: request.message },
      ]
        .map(({ content }) => content)
        .join('\n');
      const draft = draftFor(id, request.message, told);
      return draft && `Here is a draft:\n\n${draft}\n\n${DRAFT_NOTES[0]}`;
    },
  });
