import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { guideNames, writtenQuestion } from './guides.ts';

/**
 * Whether a language model or the library of written answers replies. The page shows a conversation or a library
 * accordingly.
 */
export const getAssistants = defineCall({
  id: 'getAssistants',
  method: 'GET',
  path: '/api/assistants',
  service: 'ai',
  audience: 'all',
  summary: 'Whether a language model answers or the built-in guides do, with written answers.',
  answers: {
    200: z.object({
      source: z.enum(['model', 'guide']),
      answers: z
        .object({ coach: z.int(), contribution: z.int(), business: z.int() })
        .describe('How many written answers each guide has'),
    }),
  },
});

export const suggestQuestions = defineCall({
  id: 'suggestQuestions',
  method: 'POST',
  path: '/api/guide-questions',
  service: 'ai',
  audience: 'all',
  summary:
    'The closest questions a guide has written answers to, as a person types. The text is not kept.',
  words: { place: 'draft', fields: ['text'] },
  body: z.object({ guide: z.enum(guideNames), text: writtenText(limits.chatMessage) }),
  answers: {
    200: z.object({
      questions: z.array(writtenQuestion).max(limits.guideQuestions),
      care: care.optional().describe('When the text suggests danger'),
    }),
  },
  errors: [413],
});

export const guideCalls = [getAssistants, suggestQuestions] as const;
