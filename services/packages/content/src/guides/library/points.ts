import { textOf, type Asked } from './asked.ts';
import type { Found, Part } from './find-entries.ts';
import type { TurnAnswer } from './turn-answers.ts';
import type { Entry, Library, Matter } from './types.ts';
import { beside, bestOf } from './weigh-entries.ts';

/** An entry, and the sentence that it answers. */
export interface Point {
  entry: Entry;
  part: Part;
}

/** No longer text is compared with patterns that look for words in any order. */
const mostSigns = 1000;
/** So many points are enough for one reply. */
const mostPoints = 4;

/** A question of so many words may ask for two things. */
const manyWords = 16;

const isPoint = ({ role }: Entry): boolean => role === 'point';

const pointFor = (
  asked: Asked,
  matter: Matter,
  text: string,
  fits: (entry: Entry) => boolean,
): Entry | undefined =>
  text.length > mostSigns
    ? undefined
    : matter.entries.find(
        (entry) =>
          isPoint(entry) &&
          fits(entry) &&
          entry.hears?.test(text) === true &&
          textOf(entry, asked) !== undefined,
      );

const onceEach = (points: readonly Point[]): Point[] => {
  const ids = points.map(({ entry }) => entry.id);
  return points.filter(({ entry }, at) => ids.indexOf(entry.id) === at).slice(0, mostPoints);
};

/** What was written for the sentences of a message within a matter, each point once, in their order. */
export const pointsOf = (asked: Asked, matter: Matter, parts: readonly Part[]): Point[] => {
  const sentences = parts.filter(({ isWhole }) => !isWhole);
  const all = (sentences.length > 0 ? sentences : parts).flatMap((part) => {
    const isHeard = ({ joins }: Entry): boolean => asked.active !== undefined || part.asks || joins;
    const entry = pointFor(asked, matter, part.text, isHeard);
    if (!entry) return [];
    const isLong = part.asks && part.text.split(/\s+/).length >= manyWords;
    const other = isLong
      ? pointFor(asked, matter, part.text, (one) => one !== entry && isHeard(one))
      : undefined;
    return [entry, ...(other ? [other] : [])].map((one) => ({ entry: one, part }));
  });
  if (all.length > 0 || asked.active === undefined) return onceEach(all);
  const entry = pointFor(asked, matter, asked.told.message, () => true);
  return entry ? [{ entry, part: parts.at(-1)! }] : [];
};

/** With less likeness to what people ask in it, the signs of a kind of question stand in a message by chance. */
const likeness = 0.26;
/** So like it must be in a strict library. */
const strictKind = 0.35;

/** In a strict library words alone do not begin a matter: something in it must be as like as this. */
const strictLikeness = 0.58;

const leastLikeness = ({ isStrict = false }: Library, { signs }: Matter): number => {
  if (signs === undefined) return strictLikeness;
  return isStrict ? strictKind : likeness;
};

/** The matter that a first message is about for certain. */
export const surelyAbout = (
  { library, told, active }: Asked,
  all: readonly Found[],
): Matter | undefined => {
  // A strict library begins nothing in the middle of a talk that is about something else.
  if (library.isStrict && !active && told.said !== '') return undefined;
  if (told.message.length > mostSigns * 2) return undefined;
  return library.signs
    .filter(({ hears }) => hears.test(told.message))
    .map(({ matter }) => library.matters.find(({ id }) => id === matter))
    .find(
      (matter) =>
        (matter?.signs === undefined && !library.isStrict) ||
        all.some(
          ({ entry, score }) =>
            entry.matter === matter?.id && score >= leastLikeness(library, matter),
        ),
    );
};

/** An answer that may stand alone must be so sure to come in place of the beginning of its matter. */
const sureAlone = 0.62;

/** How a first message is answered whose matter is certain: its beginning, or the one answer that fits it better. */
export const surelyBegun = (
  asked: Asked,
  matter: Matter,
  all: readonly Found[],
): Entry | undefined => {
  const opening = matter.entries.find(
    (entry) => entry.role === 'opening' && textOf(entry, asked) !== undefined,
  );
  const best = bestOf(all.filter(({ entry }) => entry.matter === matter.id));
  const isAlone =
    best !== undefined &&
    best.entry.role === 'answer' &&
    best.entry.anywhere &&
    best.score >= sureAlone;
  return isAlone ? best.entry : (opening ?? best?.entry);
};

/** With so many words of answers to what is asked, the beginning of the matter is left out. */
const mostBesides = 190;
const wordsOf = ({ says }: Entry): number => (says[0] ?? '').split(/\s+/).length;

/** The beginning, then a point for each sentence, what is asked first; what answers the same sentence otherwise is left out. */
export const withPoints = (
  chosen: readonly Entry[],
  points: readonly Point[],
  all: readonly Found[],
): Entry[] => {
  const isAnswered = (entry: Entry): boolean => {
    if (entry.role !== 'answer' || entry.matter === beside) return false;
    const part = bestOf(all.filter((found) => found.entry.id === entry.id))?.part;
    return points.some((point) => point.part === part);
  };
  const asked = points.filter(({ part }) => part.asks).map(({ entry }) => entry);
  const told = points.filter(({ part }) => !part.asks).map(({ entry }) => entry);
  const isMuch =
    asked.length > 1 && asked.reduce((sum, one) => sum + wordsOf(one), 0) > mostBesides;
  const begins = chosen.filter(
    (entry) => !isAnswered(entry) && !(isMuch && entry.role === 'opening'),
  );
  return [...begins, ...asked, ...told];
};

/** Points and what was written for such words in any matter, in the order of the sentences. */
export const inOrder = (points: readonly Point[], turns: readonly TurnAnswer[]): Entry[] =>
  [...points, ...turns.filter(({ part }) => points.every((point) => point.part !== part))]
    .toSorted((one, other) => one.part.at - other.part.at)
    .map(({ entry }) => entry);
