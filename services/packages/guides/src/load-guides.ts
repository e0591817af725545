import type { GuideName } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { answerWays, ownersOf, type AnswerLibrary } from './answers/answer-library.ts';
import { readWordModel } from './word-model.ts';
import { answersIn, prayersIn, readLines } from './data/read-entries.ts';
import { makeUnderstanding } from './meaning/parts.ts';
import { makeWays } from './meaning/ways.ts';
import { prayerWays, spanishWays, type PrayerLibrary } from './prayers/prayer-library.ts';

export const guideNames: readonly GuideName[] = ['coach', 'contribution', 'business'];
/** A word that stands in fewer ways does not count as known English. */
const KNOWN = 8;
/** How much shared words count beside the meaning: short questions are told apart by their words more than prayers. */
const WORDS = { prayers: 0.4, turns: 0.4, coach: 0.7, contribution: 0.7, business: 0.7 } as const;

/** The content of data/, and all ways by the names of their kept meanings. */
export function readData() {
  const prayers = prayersIn(readLines('prayers'));
  const spanish = prayersIn(readLines('spanish/prayers.txt'));
  const answers = [...guideNames, 'turns' as const].map((name) => {
    const matters = answersIn(readLines(name === 'turns' ? 'turns.txt' : name));
    return { name, matters, ways: answerWays(matters) };
  });
  return { prayers, spanish, prayerWays: prayerWays(prayers), answers };
}

function make(model?: SentenceModel) {
  const data = readData();
  const counts = data.answers.map(({ ways }) => ways.length);
  const understanding = makeUnderstanding([data.prayerWays.length, ...counts], model);
  const answers = data.answers.map(({ name, matters, ways }): AnswerLibrary => ({
    ...understanding,
    name,
    byId: new Map(ownersOf(matters).map((owner) => [owner.answer.id, owner])),
    ways: makeWays(name, ways, WORDS[name], understanding),
  }));
  const prayers: PrayerLibrary = {
    partsOf: understanding.partsOf,
    matters: data.prayers,
    ways: makeWays('prayers', data.prayerWays, WORDS.prayers, understanding),
    model: readWordModel(),
  };
  const places = [prayers, ...answers].map(({ ways }) => ways.places);
  return {
    prayers,
    spanish: { matters: data.spanish, ways: spanishWays(data.spanish) },
    answers: new Map(answers.map((library) => [library.name, library])),
    /** Whether a word stem is frequent in the ways. */
    isKnown: (stem: string): boolean =>
      places.reduce((sum, own) => sum + (own.get(stem)?.length ?? 0), 0) >= KNOWN,
  };
}

let guides: ReturnType<typeof make> | undefined;

/** Everything, read when it is first needed. */
export const loadedGuides = (model?: SentenceModel) => (guides ??= make(model));
