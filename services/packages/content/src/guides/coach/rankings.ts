import { needs, needWords, type Need } from './needs-words.ts';

/** Needs in the order of a person; those that share a place stand together. */
export type Ranking = Need[][];

const LEAST = 4;

const needIn = (text: string): Need | undefined =>
  needs.find((need) => needWords[need].known.test(text));

/** "growth = 9, contribution 9/10": points, the most first. */
const byPoints = (parts: readonly string[]): Ranking | undefined => {
  const points = parts.flatMap((part) => {
    const need = needIn(part);
    const value =
      /[=:\s(-]\s{0,9}(\d{1,2}(?:\.\d)?)\s{0,9}(?:\/\s{0,9}10|points?|%)?\)?\s{0,9}(?:\(|$|i\b)/i.exec(
        part,
      )?.[1];
    return need && value !== undefined ? [{ need, value: Number(value) }] : [];
  });
  if (points.length < LEAST) return undefined;
  const values = [...new Set(points.map(({ value }) => value))].sort((one, other) => other - one);
  // One to six, each once, are places and not points.
  const isPlaces =
    values.length === points.length && values.every((value) => value >= 1 && value <= needs.length);
  const ordered = isPlaces ? values.toReversed() : values;
  return ordered.map((value) =>
    points.filter((point) => point.value === value).map(({ need }) => need),
  );
};

/** "She: connection. Me: growth": two people, and no order. */
const OF_TWO = /\b(?:she|he|her|his|wife|husband|me|mine)\s*:/i;

/** Reads a ranking of the six needs in whatever form it was typed; undefined when there is none. */
export const rankingIn = (message: string): Ranking | undefined => {
  if (OF_TWO.test(message)) return undefined;
  const parts = message
    .replaceAll(/(?<=\p{L})\s{1,9}(?=\d\s{0,9}[.)-]?\s{0,9}\p{L})/gu, ', ')
    .split(/[,;\n>]|\.\s|→|\bthen\b|\bthats?\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length < 60);
  const pointed = byPoints(parts);
  if (pointed) return pointed;
  const places = parts.flatMap((part) => {
    const need = needIn(part);
    const place = /^\(?#?(\d)\b/.exec(part)?.[1];
    return need ? [{ need, place: place === undefined ? undefined : Number(place) }] : [];
  });
  const named = places.filter(
    ({ need }, at) => places.findIndex((one) => one.need === need) === at,
  );
  if (named.length < LEAST) return undefined;
  const isNumbered = named.every(({ place }) => place !== undefined);
  const ordered = isNumbered ? named.toSorted((one, other) => one.place! - other.place!) : named;
  return ordered.map(({ need }) => [need]);
};
