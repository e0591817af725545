import { isChosen, isLikely, matterOf, type Asked } from './asked.ts';
import { keysIn, type Found, type Part } from './find-entries.ts';
import { wordsIn } from './put-together.ts';
import type { Entry } from './types.ts';
import { beside, bestOf, smallTalk } from './weigh-entries.ts';

/** From here on an entry answers. */
export const sure = 0.5;
/** Where the trained choice leads to something that is not here, what is here must be so much surer. */
const otherwiseLikely = 0.16;
/** A second question is answered as well when it is as sure as this. */
const second = 0.6;
/** Where it hangs on the matter alone, surer still. */
const besides = 0.64;
/** What may not be said out of the blue must be so sure to be said alone, where its beginning fits as well. */
const alone = 0.68;
const begun = 0.35;
/** So few words besides bring up nothing of their own. */
const fewWords = 5;

/** Where no word of a matter stands in a first message and nothing else leads to it, so much surer. */
const unnamed = 0.05;

/** Where a library says only what was written for these very words, so much surer. */
const sureInStrict = 0.74;
/** In so few words there is little that could be meant otherwise. */
const fewInStrict = 12;
const sureOfFew = 0.6;

/** How sure an answer must be: surer where the trained choice leads to something that is not here. */
const leastFor = (asked: Asked, { entry }: Found): number => {
  if (asked.library.isStrict && entry.matter !== beside && entry.matter !== smallTalk)
    return wordsIn(asked.told.message) <= fewInStrict ? sureOfFew : sureInStrict;
  const matter = matterOf(asked.library, entry)!;
  if (asked.active || keysIn(matter.keys, asked.told.message) > 0 || isLikely(asked, matter))
    return sure;
  const isElsewhere = isChosen(asked) && !asked.library.matters.some((one) => isLikely(asked, one));
  return sure + (isElsewhere ? otherwiseLikely : unnamed);
};

/** The answer itself; after the beginning of its matter only where both are sure, each of another sentence. */
const withBeginning = (
  asked: Asked,
  all: readonly Found[],
  best: Found,
  asks: boolean,
): Entry[] => {
  const { entry, part, score } = best;
  if (entry.anywhere || asked.active) return [entry];
  const isOpening = (found: Found): boolean =>
    found.entry.matter === entry.matter && found.entry.role === 'opening';
  const opening = bestOf(all.filter((found) => isOpening(found) && found.part !== part));
  if (!opening) return [entry];
  if (!part.asks && asks) return [opening.entry];
  if (opening.score >= sure) return score >= second ? [opening.entry, entry] : [opening.entry];
  return opening.score >= begun && score < alone ? [opening.entry] : [entry];
};

/** What a message asks besides, within the same matter. */
const othersOf = (all: readonly Found[], parts: readonly Part[], best: Found): Found[] =>
  parts
    .filter((part) => part.asks && part !== best.part && best.part.at < parts.length)
    .map((part) => bestOf(all, part))
    .filter((found) => found !== undefined)
    .filter(({ entry, score }) => score >= besides && entry.matter === best.entry.matter)
    .filter(({ entry }) => entry.role !== 'opening');

/** The entries that answer a message, in the order in which it asks. */
export const firstAnswer = (
  asked: Asked,
  all: readonly Found[],
  parts: readonly Part[],
): Entry[] => {
  const best = bestOf(all);
  // A greeting in front of something that is told is no greeting only.
  if (asked.library.isStrict && best?.entry.matter === smallTalk) {
    if (wordsIn(asked.told.message) > fewInStrict) return [];
  }
  if (!best || best.score < leastFor(asked, best)) return [];
  const asks = parts.some((part) => part.asks);
  if (best.entry.matter === beside) {
    const elsewhere = bestOf(
      all.filter(
        ({ entry, part }) =>
          entry.matter !== beside &&
          part !== best.part &&
          !part.isWhole &&
          wordsIn(part.text) > fewWords,
      ),
    );
    if (elsewhere && elsewhere.score >= sure)
      return [...withBeginning(asked, all, elsewhere, asks), best.entry];
  }
  const [opening, ...rest] = withBeginning(asked, all, best, asks);
  const inOrder = [
    ...rest.map((entry) => ({ ...best, entry })),
    ...(rest.length === 0 && opening!.role !== 'opening' ? [best] : []),
    ...othersOf(all, parts, best),
  ].sort((one, other) => one.part.at - other.part.at);
  const begins = rest.length > 0 || opening!.role === 'opening' ? [opening!] : [];
  return [...new Set([...begins, ...inOrder.map(({ entry }) => entry)])];
};
