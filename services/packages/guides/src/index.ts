import type { GuideName } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { asQuestion, findAnswers, type AnswerLibrary } from './answers/answer-library.ts';
import { answerEnglish } from './answers/answer-question.ts';
import { english, spanish } from './data/wording.ts';
import { loadedGuides } from './load-guides.ts';
import { composePrayerIn } from './prayers/compose-prayer.ts';
import { spanishMatter } from './prayers/prayer-library.ts';
import { readRequest } from './prayers/read-request.ts';
import { fill } from './say.ts';
import type { AnswerQuestion, Asked, SuggestQuestions, WrittenPrayer } from './types.ts';
import { languageOf, type Language } from './words/language.ts';

export type * from './types.ts';

const LEAST_LETTERS = 3;
const MOST_SUGGESTED = 3;

const language = (text: string): Language => languageOf(text, loadedGuides().isKnown);
const libraryOf = (name: AnswerLibrary['name']): AnswerLibrary => loadedGuides().answers.get(name)!;
const otherLanguage = (): string => fill(english.list('language-other')[0]!);

/** A prayer for a person's request, in English or Spanish. */
export function composePrayer(asked: Asked): WrittenPrayer {
  const { prayers, spanish: library } = loadedGuides();
  const written = language(asked.message);
  if (written === 'other') return { text: otherLanguage(), entry: undefined };
  if (written === 'en')
    return composePrayerIn(english, prayers.matters, readRequest(prayers, asked), asked);
  const matter = spanishMatter(library.ways, asked.message);
  return composePrayerIn(spanish, library.matters, { matter }, asked);
}

/** The written answer to a question, or the honest word that none fits. */
export const answerQuestion: AnswerQuestion = (guide, asked) => {
  const written = asked.questionId === undefined ? language(asked.message) : 'en';
  if (written === 'en') return answerEnglish(libraryOf(guide), libraryOf('turns'), asked);
  const text = written === 'es' ? fill(spanish.list('answer-spanish')[0]!) : otherLanguage();
  return { text, library: { related: [], person: true } };
};

/** The three questions that come nearest to a text that somebody types. */
export const suggestQuestions: SuggestQuestions = (guide, text) => {
  if (text.trim().length < LEAST_LETTERS || language(text) !== 'en') return [];
  const library = libraryOf(guide);
  const found = findAnswers(library, [library.wholeOf(text)]);
  return found.slice(0, MOST_SUGGESTED).map(({ owner }) => asQuestion(owner.answer));
};

/** How many written answers a guide has. */
export const countAnswers = (guide: GuideName): number => libraryOf(guide).byId.size;

/**
 * Reads the data and the models, which takes a second; else the first call does.
 * @param model the sentence model's weights, where this process has them already
 */
export const loadGuides = (model?: SentenceModel): void => void loadedGuides(model);
