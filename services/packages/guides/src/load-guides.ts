import type { GuideName } from '@kbf/contracts';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { answerWays, ownersOf, type AnswerLibrary } from './answers/answer-library.ts';
import { readWordModel } from './choice/word-model.ts';
import { readAnswers, readTurns, type AnswerMatter } from './data/read-answers.ts';
import { readPrayers, readSpanishPrayers } from './data/read-prayers.ts';
import { makeUnderstanding } from './meaning/understand.ts';
import { makeWays } from './meaning/ways.ts';
import { generalOf, prayerWays, type PrayerLibrary } from './prayers/choose-matter.ts';
import { makeSpanishLibrary, type SpanishLibrary } from './prayers/read-spanish.ts';

/** All that the guides know. */
export interface Guides {
  prayers: PrayerLibrary;
  spanish: SpanishLibrary;
  answers: ReadonlyMap<AnswerLibrary['name'], AnswerLibrary>;
  /** Whether a word stem is frequent in what the guides understand. */
  isKnown: (stem: string) => boolean;
}

export const guideNames: readonly GuideName[] = ['coach', 'contribution', 'business'];
const KNOWN = 8;

/** What stands in data/, by the names of the kept meanings. */
export function readData() {
  const prayers = readPrayers();
  const answers = new Map<AnswerLibrary['name'], AnswerMatter[]>([
    ['turns', readTurns()],
    ...guideNames.map((name): [GuideName, AnswerMatter[]] => [name, readAnswers(name)]),
  ]);
  const ways = new Map([...answers].map(([name, matters]) => [name, answerWays(matters)]));
  return { prayers, prayerWays: prayerWays(prayers), answers, ways };
}

function make(model?: SentenceModel): Guides {
  const data = readData();
  const all = [data.prayerWays, ...data.ways.values()];
  const understanding = makeUnderstanding(
    all.map(({ length }) => length),
    model,
  );
  const { partsOf } = understanding;
  const answers = [...data.answers].map(([name, matters]): AnswerLibrary => ({
    name,
    matters,
    byId: new Map(ownersOf(matters).map((owner) => [owner.answer.id, owner])),
    ways: makeWays(name, data.ways.get(name)!, understanding),
    partsOf,
  }));
  const prayers: PrayerLibrary = {
    matters: data.prayers,
    general: generalOf(data.prayers),
    ways: makeWays('prayers', data.prayerWays, understanding),
    model: readWordModel(),
    partsOf,
  };
  const stems = [prayers, ...answers].map(({ ways }) => ways.stems);
  return {
    prayers,
    spanish: makeSpanishLibrary(readSpanishPrayers()),
    answers: new Map(answers.map((library) => [library.name, library])),
    isKnown: (stem) =>
      stems.reduce((sum, own) => sum + (own.get(stem)?.at.length ?? 0), 0) >= KNOWN,
  };
}

let guides: Guides | undefined;

/** Everything, read when it is first needed. */
export const loadedGuides = (model?: SentenceModel): Guides => (guides ??= make(model));
