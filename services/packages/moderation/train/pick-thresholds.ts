import type { Message } from './read-corpus.ts';

/** The scores of all messages, in order, by models that had not seen their authors. */
export interface Scores {
  /** For danger of any kind: it decides what is likely and what is possible. */
  danger: Float32Array;
  /** For explicit statements: it decides what is certain. */
  outright: Float32Array;
}

export interface Thresholds {
  certain: number;
  likely: number;
  possible: number;
}

/**
 * Percent of an author's ordinary messages that each level may take for danger, `likely` together with `certain`. A
 * person who is shown help in place of a reply, or whose prayer waits, pays for it; a line of help costs little.
 */
const mostOrdinary = { certain: 0.5, likely: 3, possible: 15 } as const;
/** This share of authors stays below. An average would hold too much of those who write in their own way. */
const authorsBelow = 0.8;
/** Fewer ordinary messages of an author say little about a share of half a percent. */
const fewestOrdinary = 60;

/** The lowest score above which each author has at most `percent` of the ordinary messages, for most authors. */
function scoreFor(ordinary: readonly (readonly number[])[], percent: number): number {
  const own = ordinary
    .map((scores) => scores.toSorted((one, other) => other - one))
    .map((scores) => scores[Math.floor((scores.length * percent) / 100)] as number)
    .sort((one, other) => one - other);
  return own[Math.floor(own.length * authorsBelow)] as number;
}

/** Thresholds from the ordinary messages of authors whom the models had not seen. */
export function pickThresholds(messages: readonly Message[], scores: Scores): Thresholds {
  const authors = Map.groupBy(
    messages
      .map((message, at) => ({ message, at }))
      .filter(({ message }) => message.level.startsWith('ordinary')),
    ({ message }) => message.author,
  );
  const places = [...authors.values()].filter(({ length }) => length >= fewestOrdinary);
  const of = (all: Float32Array) => places.map((own) => own.map(({ at }) => all[at] as number));
  const certain = scoreFor(of(scores.outright), mostOrdinary.certain);
  // What is certain is held, too, so it counts as likely at any score.
  const held = scores.danger.map((score, at) =>
    (scores.outright[at] as number) > certain ? Number.MAX_VALUE : score,
  );
  return {
    certain,
    likely: scoreFor(of(held), mostOrdinary.likely),
    possible: scoreFor(of(scores.danger), mostOrdinary.possible),
  };
}

/** The share of each level above a threshold, in percent. */
export function sharesAbove(messages: readonly Message[], scores: Float32Array, threshold: number) {
  const levels = [...new Set(messages.map(({ level }) => level))];
  return Object.fromEntries(
    levels.map((level) => {
      const own = [...scores].filter((_, at) => messages[at]?.level === level);
      const noticed = own.filter((score) => score > threshold).length;
      return [level, Math.round((1000 * noticed) / own.length) / 10];
    }),
  );
}
