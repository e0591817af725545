import type { GuideName } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { answerEnglish } from './answers/answer-question.ts';
import { ownersOf, type AnswerLibrary } from './answers/answer-library.ts';
import { suggestEnglish } from './answers/suggest-questions.ts';
import { english, spanish } from './data/wording.ts';
import { loadedGuides } from './load-guides.ts';
import { composePrayerIn } from './prayers/compose-prayer.ts';
import { readRequest } from './prayers/read-request.ts';
import { readSpanishRequest } from './prayers/read-spanish.ts';
import { fill } from './say/say.ts';
import type { AnswerQuestion, Asked, SuggestQuestions, WrittenPrayer } from './types.ts';
import { languageOf, type Language } from './words/language.ts';

export type {
  AnswerQuestion,
  Asked,
  SuggestQuestions,
  WrittenAnswer,
  WrittenPrayer,
} from './types.ts';

const language = (text: string): Language => languageOf(text, loadedGuides().isKnown);
const libraryOf = (name: AnswerLibrary['name']): AnswerLibrary => loadedGuides().answers.get(name)!;
const otherLanguage = (): string => fill(english.list('language-other')[0]!);

/** A prayer for what a person wrote, in English or Spanish. */
export function composePrayer(asked: Asked): WrittenPrayer {
  const { prayers, spanish: library } = loadedGuides();
  const written = language(asked.message);
  if (written === 'other') return { text: otherLanguage(), entry: undefined };
  return written === 'es'
    ? composePrayerIn(spanish, library.general, readSpanishRequest(library, asked.message), asked)
    : composePrayerIn(english, prayers.general, readRequest(prayers, asked), asked);
}

/** The written answer to a question, or the honest word that none fits. */
export const answerQuestion: AnswerQuestion = (guide, asked) => {
  const written = asked.questionId === undefined ? language(asked.message) : 'en';
  if (written === 'en') return answerEnglish(libraryOf(guide), libraryOf('turns'), asked);
  const text = written === 'es' ? fill(spanish.list('answer-spanish')[0]!) : otherLanguage();
  return { text, library: { related: [], person: true } };
};

/** The three questions that come nearest to what somebody types. */
export const suggestQuestions: SuggestQuestions = (guide, text) =>
  language(text) === 'en' ? suggestEnglish(libraryOf(guide), text) : [];

/** How many written answers a guide has. */
export const countAnswers = (guide: GuideName): number => ownersOf(libraryOf(guide).matters).length;

/**
 * Reads the data and the models, which takes a second; else the first call does.
 * @param model the sentence model's weights, where this process has them already
 */
export const loadGuides = (model?: SentenceModel): void => void loadedGuides(model);
