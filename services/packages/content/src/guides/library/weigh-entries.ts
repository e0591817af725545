import { isLikely, matterOf, textOf, type Asked } from './asked.ts';
import { findEntries, isVague, keysIn, type Found, type Part } from './find-entries.ts';
import { beginsAnew } from './turn-kinds.ts';
import type { Entry, Matter } from './types.ts';

/** The matter of greetings and thanks: it answers no question. */
export const smallTalk = 'any';
/** The matter of all that has no place here. */
export const beside = 'beside';

/** How much the trained choice counts where it leads to a matter. */
const likely = 0.25;
/** What an answer gains that stays with what the talk is about. */
const within = 0.14;
/** The matter is named by one of its words in the message itself. */
const named = 0.07;
/** An answer out of the blue, to somebody who has not spoken of its matter. */
const strange = 0.09;
/** The same to somebody who is speaking of something else. */
const far = 0.3;
/** An answer from another matter in the middle of a talk, although it may stand alone. */
const leaves = 0.08;
/** How much it counts that the beginning of its matter fits as well, elsewhere in the message. */
const begun = 0.3;
/** What begins so answers only what may be answered by a yes or a no. */
const assents = /^(?:yes|no)\b/i;
/** A refusal answers an order as well. */
const agrees = /^yes\b/i;
const orders =
  /^(?:(?:and|so|but|ok(?:ay)?|then|well|please|pls)[,.]? )*(?:explain|tell|give|show|write|help|list|draft|word|make|set)\b[^?]*$/i;
const verdicts =
  /\b(?:whether|if|may i|can i|should i|must i|do i|is it|is that|am i|would it|wrong|allowed|okay|ok|right|fair|a lie|a sin)\b/i;
/** Whether a part of a message orders something instead of asking. */
const isOrder = (text: string): boolean => orders.test(text) && !verdicts.test(text);

/** How well the beginning of each matter fits, and which part of the message it is. */
const beginnings = (all: readonly Found[]): ReadonlyMap<string, Found> => {
  const best = new Map<string, Found>();
  for (const found of all)
    if (found.entry.role === 'opening' && found.score > (best.get(found.entry.matter)?.score ?? 0))
      best.set(found.entry.matter, found);
  return best;
};

const isAnswer = ({ role }: Entry): boolean => role === 'answer' || role === 'opening';

/** Whether a message may be about a matter: by its cue, and in a later turn also by what the talk is about. */
const mayBeAbout = ({ library, active, told }: Asked, matter: Matter): boolean => {
  if (matter === active) return true;
  if (matter.cue?.test(told.message) === false) return false;
  const isLater = told.said !== '';
  const stays = library.staysWithMatter || active?.signs !== undefined;
  if (!stays || !isLater || matter.id === beside || matter.id === smallTalk) return true;
  const isNamed = library.signs.some(
    ({ matter: id, hears }) => id === matter.id && hears.test(told.message),
  );
  const mayTurn = active?.signs === undefined || !library.staysWithMatter;
  return isNamed && (mayTurn || beginsAnew(told.message));
};

/** What fits a message, each as sure as it is in this talk. */
export const weighed = (asked: Asked, parts: readonly Part[]): Found[] => {
  const { active, library, told } = asked;
  const spokenOf = new Set(
    library.matters
      .filter((matter) => keysIn(matter.keys, told.message) > 0 || isLikely(asked, matter))
      .map(({ id }) => id),
  );
  const asks = parts.some((part) => part.asks);
  const unnamed = new Set(
    library.matters.filter((matter) => !mayBeAbout(asked, matter)).map(({ id }) => id),
  );
  const found = findEntries(library, parts)
    .filter(({ entry }) => isAnswer(entry) && !unnamed.has(entry.matter))
    .filter(({ entry }) => !(asks && entry.matter === smallTalk))
    .filter(({ entry, part }) => active || entry.role === 'opening' || !isVague(part))
    .filter(({ entry, part }) => {
      const text = textOf(entry, asked);
      const isKind = matterOf(library, entry)?.signs !== undefined;
      return (
        text !== undefined &&
        (entry.matter === beside ||
          isKind ||
          !assents.test(text) ||
          (asks && !(isOrder(part.text) && agrees.test(text))))
      );
    });
  const openings = beginnings(found);
  return found.map((one) => {
    const { entry, part, score } = one;
    const isOpening = entry.role === 'opening';
    const isHere = entry.matter === active?.id;
    const opening = openings.get(entry.matter);
    const isElsewhere = !isHere && !spokenOf.has(entry.matter);
    const gains = [
      isHere && !isOpening ? within : 0,
      spokenOf.has(entry.matter) ? named : 0,
      isOpening && !active && isLikely(asked, matterOf(library, entry)!)
        ? likely * asked.likely!.share
        : 0,
      !isOpening && !active && opening && opening.part !== part ? begun * opening.score : 0,
    ];
    const losses = [
      isElsewhere && !entry.anywhere ? (active ? far : strange) : 0,
      active && isElsewhere && entry.anywhere && entry.matter !== beside ? leaves : 0,
    ];
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    return { ...one, score: score + sum(gains) - sum(losses) };
  });
};

/** The surest, of one part of the message or of all. */
export const bestOf = (all: readonly Found[], part?: Part): Found | undefined =>
  all
    .filter((found) => part === undefined || found.part === part)
    .reduce<Found | undefined>(
      (best, found) => (best === undefined || found.score > best.score ? found : best),
      undefined,
    );
