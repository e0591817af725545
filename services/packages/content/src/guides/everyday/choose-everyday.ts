import { meaningModel, sharesByMeaning } from '../../choice/meaning-model.ts';
import { modelFor, scoresOf, sharesOf } from '../../choice/model.ts';
import { findEntries, partsOf, type Part } from '../library/find-entries.ts';
import { meaningsOfEach } from '../library/meanings.ts';
import type { Entry, Library } from '../library/types.ts';

/** What a message is trained to be where it asks none of the everyday questions. */
export const OTHER = 'other';

/** The words and the meaning count the same; so little is left to what one of them speaks against. */
const HALF = 0.5;
const LEAST = 0.0001;

/**
 * From here on a matter is chosen: by what was learnt, by likeness to one way of asking, or by both together. Found on
 * 180 messages of an author who knew none of the questions.
 */
const SURE = { share: 0.5, near: 0.4 };
const BOTH = { share: 0.28, near: 0.44 };
const LIKELY = { share: 0.4, near: 0.58 };
const NEAR = 0.6;
const VERY_NEAR = 0.68;
/** In the middle of a talk, so much surer: most turns go on with what it is about. */
const LATER = { share: 0.75, near: 0.5 };

/** A matter that a part of a message may ask about, and how much speaks for it. */
export interface EverydayChoice {
  entry: Entry;
  part: Part;
  /** What was learnt, a share of one. */
  share: number;
  /** How near the best way of asking is. */
  near: number;
  isNearest: boolean;
}

const sharesFor = (library: Library, text: string): ReadonlyMap<string, number> => {
  const model = modelFor(library.name);
  const byMeaning = sharesByMeaning(meaningModel(library.name), meaningsOfEach([text])[0]!);
  const shares = sharesOf(
    sharesOf(scoresOf(model, text)).map(
      (share, at) => HALF * Math.log(share + LEAST) + (1 - HALF) * Math.log(byMeaning[at]! + LEAST),
    ),
  );
  return new Map(model.choices.map((id, at) => [id, shares[at]!]));
};

/** So many of the likeliest matters are held against their ways of asking, one by one. */
const LOOKED_AT = 12;

/** The likeliest matters of each part of a message. */
const choicesOf = (library: Library, message: string): EverydayChoice[][] => {
  const parts = partsOf(message);
  const shares = parts.map(({ text }) => sharesFor(library, text));
  const likely = new Set(
    shares.flatMap((one) =>
      [...one]
        .toSorted(([, left], [, right]) => right - left)
        .slice(0, LOOKED_AT)
        .map(([id]) => id),
    ),
  );
  const openings = findEntries(library, parts, likely).filter(
    ({ entry }) => entry.role === 'opening',
  );
  return parts.map((part, at) => {
    const found = openings.filter((one) => one.part === part);
    const nearest = Math.max(...found.map(({ score }) => score));
    return found.map(({ entry, score }) => ({
      entry,
      part,
      share: shares[at]!.get(entry.matter) ?? 0,
      near: score,
      isNearest: score === nearest,
    }));
  });
};

/** How much of what was learnt speaks for it, and how near it is. */
const weightOf = ({ share, near }: EverydayChoice): number => share + near;
const byWeight = (one: EverydayChoice, other: EverydayChoice): number =>
  weightOf(other) - weightOf(one);

/** The likeliest matters of a message, whatever part of it they answer. */
export const nearestMatters = (library: Library, message: string): EverydayChoice[] =>
  choicesOf(library, message).flat().toSorted(byWeight);

/** The likeliest matter of each part of a message, the surest part first. */
export const everydayChoices = (library: Library, message: string): EverydayChoice[] =>
  choicesOf(library, message)
    .filter((choices) => choices.length > 0)
    .map((choices) =>
      choices.reduce((best, one) => {
        const isAhead = one.isNearest && one.near >= VERY_NEAR && best.near < VERY_NEAR;
        return isAhead || one.share > best.share ? one : best;
      }),
    )
    .toSorted(byWeight);

/** Whether a matter is meant, and not only likely. */
export const isMeant = ({ share, near, isNearest }: EverydayChoice, isLater: boolean): boolean =>
  isLater
    ? (share >= LATER.share && near >= LATER.near) || (isNearest && near >= VERY_NEAR)
    : (share >= SURE.share && near >= SURE.near) ||
      (share >= LIKELY.share && near >= LIKELY.near) ||
      (isNearest && ((share >= BOTH.share && near >= BOTH.near) || near >= NEAR));
