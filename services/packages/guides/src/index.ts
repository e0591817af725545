import type { AnswerQuestion, Asked, SuggestQuestions, WrittenPrayer } from './types.ts';

export type { Asked, WrittenAnswer, WrittenPrayer } from './types.ts';

// Stand-ins while the engine is written.
export const composePrayer = ({ message }: Asked): WrittenPrayer => ({
  text: `Father, hear this: ${message} Amen.`,
  entry: undefined,
});
export const answerQuestion: AnswerQuestion = () => ({
  text: 'I have no written answer to that.',
  library: { related: [], person: true },
});
export const suggestQuestions: SuggestQuestions = () => [];
export const countAnswers = (): number => 0;
/** Reads the data and the models, which takes a second. */
export const loadGuides = (): void => undefined;
