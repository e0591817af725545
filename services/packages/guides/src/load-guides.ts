import { guideNames, type GuideName } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { answerWays, makeAnswerLibrary, type AnswerLibrary } from './answers/answer-library.ts';
import { readAnswers, readTurns } from './data/read-answers.ts';
import { readPrayers, readSpanishPrayers } from './data/read-prayers.ts';
import { makeUnderstanding, type Said, type Understanding } from './meaning/understand.ts';
import { makeSpanishLibrary, type SpanishLibrary } from './prayers/compose-spanish.ts';
import { makePrayerLibrary, prayerWays, type PrayerLibrary } from './prayers/prayer-library.ts';
import { languageOf, type Language } from './words/language.ts';

/** All that the guides know. */
export interface Guides {
  prayers: PrayerLibrary;
  spanish: SpanishLibrary;
  answers: Readonly<Record<GuideName, AnswerLibrary>>;
  turns: AnswerLibrary;
  languageOf: (text: string) => Language;
}

/** A word is known when it stands in so many ways. */
const KNOWN = 8;

function read() {
  const matters = readPrayers();
  const turns = readTurns();
  return {
    prayers: { matters, said: prayerWays(matters) },
    turns: { matters: turns, said: answerWays('turns', turns) },
    guides: guideNames.map((name) => {
      const own = readAnswers(name);
      return { name, matters: own, said: answerWays(name, own) };
    }),
  };
}

/** The ways of all guides and the sentence model with room for them. */
export function readAllWays(): { said: Said<unknown>[]; understanding: Understanding } {
  const { prayers, turns, guides } = read();
  const said = [prayers.said, turns.said, ...guides.map((guide) => guide.said)];
  return { said, understanding: makeUnderstanding(said.map(({ texts }) => texts.length)) };
}

function make(model?: SentenceModel): Guides {
  const { prayers, turns, guides } = read();
  const understanding = makeUnderstanding(
    [prayers.said, turns.said, ...guides.map((guide) => guide.said)].map(
      ({ texts }) => texts.length,
    ),
    model,
  );
  const prayerLibrary = makePrayerLibrary(prayers.matters, prayers.said, understanding);
  const libraries = guides.map(({ name, matters, said }) =>
    makeAnswerLibrary(name, matters, said, understanding),
  );
  const all = [prayerLibrary, ...libraries].map(({ ways }) => ways.stems);
  return {
    prayers: prayerLibrary,
    spanish: makeSpanishLibrary(readSpanishPrayers()),
    answers: Object.fromEntries(
      libraries.map((library) => [library.guide, library]),
    ) as Guides['answers'],
    turns: makeAnswerLibrary('turns', turns.matters, turns.said, understanding),
    languageOf: (text) =>
      languageOf(
        text,
        (stem) => all.reduce((sum, stems) => sum + (stems.get(stem)?.at.length ?? 0), 0) >= KNOWN,
      ),
  };
}

let guides: Guides | undefined;

/** Everything, read when it is first needed. */
export const loadedGuides = (model?: SentenceModel): Guides => (guides ??= make(model));
