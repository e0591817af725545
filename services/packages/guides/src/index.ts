import type { GuideName } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { answerEnglish } from './answers/answer-question.ts';
import { suggestEnglish } from './answers/suggest-questions.ts';
import { loadedGuides } from './load-guides.ts';
import { composeEnglish } from './prayers/compose-prayer.ts';
import { composeSpanish } from './prayers/compose-spanish.ts';
import { fill } from './say/fill.ts';
import type { AnswerQuestion, Asked, SuggestQuestions, WrittenPrayer } from './types.ts';
import { inEnglish, inSpanish } from './words/wording.ts';

export type {
  AnswerQuestion,
  Asked,
  SuggestQuestions,
  WrittenAnswer,
  WrittenPrayer,
} from './types.ts';

const otherLanguage = (): string => fill(inEnglish().phrases('language-other')[0]!);

/** A prayer for what a person wrote, in English or Spanish. */
export const composePrayer = (asked: Asked): WrittenPrayer => {
  const { prayers, spanish, languageOf } = loadedGuides();
  const language = languageOf(asked.message);
  if (language === 'es') return composeSpanish(spanish, asked);
  if (language === 'other') return { text: otherLanguage(), entry: undefined };
  return composeEnglish(prayers, asked);
};

/** The written answer to a question, or the honest word that none fits. */
export const answerQuestion: AnswerQuestion = (guide, asked) => {
  const { answers, turns, languageOf } = loadedGuides();
  const language = asked.questionId === undefined ? languageOf(asked.message) : 'en';
  if (language === 'en') return answerEnglish({ own: answers[guide], turns }, asked);
  const text =
    language === 'es' ? fill(inSpanish().phrases('answer-spanish')[0]!) : otherLanguage();
  return { text, library: { related: [], person: true } };
};

/** The three questions that come nearest to what somebody types. */
export const suggestQuestions: SuggestQuestions = (guide, text) => {
  const { answers, languageOf } = loadedGuides();
  return languageOf(text) === 'en' ? suggestEnglish(answers[guide], text) : [];
};

/** How many questions a guide has a written answer to. */
export const countAnswers = (guide: GuideName): number => loadedGuides().answers[guide].count;

/**
 * Reads the data and the models, which takes a second; else the first call does.
 * @param model the sentence model's weights, where this process has them already
 */
export const loadGuides = (model?: SentenceModel): void => void loadedGuides(model);
