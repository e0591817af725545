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
  summary: 'Whether a language model answers, or the written answers of the built-in guides.',
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
    'The nearest questions that a guide has a written answer to, while a person types. Nothing of the text is kept.',
  words: { place: 'draft', fields: ['text'] },
  body: z.object({ guide: z.enum(guideNames), text: writtenText(limits.chatMessage) }),
  answers: {
    200: z.object({
      questions: z.array(writtenQuestion).max(limits.guideQuestions),
      care: care.optional().describe('When the text speaks of danger'),
    }),
  },
  errors: [413],
});

export const guideCalls = [getAssistants, suggestQuestions] as const;
