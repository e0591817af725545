import { askedOf, matterOf } from '../library/asked.ts';
import { findEntries, partsOf, type Found, type Part } from '../library/find-entries.ts';
import { putTogether, wordsIn } from '../library/put-together.ts';
import { entryBefore, unsaidOf } from '../library/said.ts';
import { turnKinds } from '../library/turn-kinds.ts';
import type { Entry, Library, Matter } from '../library/types.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';

/** So much is asked in passing, every day; who writes more tells of a case of their own. */
const MOST_WORDS = 32;
const MOST_PARTS = 4;

/** From here on a way of asking is the one that was meant; or from here on, where no other matter comes near. */
const MEANT = 0.58;
const LIKELY = 0.5;
const AHEAD = 0.06;
/** In a talk that is about something already, it must be said in nearly those words. */
const MEANT_LATER = 0.64;
/** What asks and is not understood at all: then it is not only what was understood that is asked. */
const UNHEARD = 0.4;
const FEW_WORDS = 16;

interface Choice {
  found: Found;
  /** The best of another matter. */
  next: number;
}

/** The matter that a part of a message most likely asks about. */
const choiceFor = (all: readonly Found[], part: Part): Choice | undefined => {
  const ranked = all
    .filter((found) => found.part === part)
    .toSorted((one, other) => other.score - one.score);
  const [found] = ranked;
  const next = ranked.find(({ entry }) => entry.matter !== found?.entry.matter);
  return found && { found, next: next?.score ?? 0 };
};

const isMeant = ({ found, next }: Choice, isLater: boolean): boolean =>
  found.score >= (isLater ? MEANT_LATER : MEANT) ||
  (!isLater && found.score >= LIKELY && found.score - next >= AHEAD);

/** What a message asks, as one of the everyday questions; undefined where it asks something else, or more. */
const openingFor = (library: Library, message: string, isLater: boolean): Entry | undefined => {
  const parts = partsOf(message);
  if (wordsIn(message) > MOST_WORDS || parts.length > MOST_PARTS) return undefined;
  const all = findEntries(library, parts).filter(({ entry }) => entry.role === 'opening');
  const choices = parts
    .map((part) => choiceFor(all, part))
    .filter((choice) => choice !== undefined)
    .toSorted((one, other) => other.found.score - one.found.score);
  const best = choices.find((choice) => isMeant(choice, isLater));
  if (!best) return undefined;
  const isMore = choices.some(
    ({ found: { part, score } }) => part.asks && !part.isWhole && score < UNHEARD,
  );
  return isMore && wordsIn(message) > FEW_WORDS ? undefined : best.found.entry;
};

/** How a talk about an everyday question goes on: by what the turn is, once each. */
const nextOf = (matter: Matter, message: string, said: string): Entry | undefined => {
  const open = matter.entries.filter(
    (entry) => entry.role === 'then' && unsaidOf(entry, said) !== undefined,
  );
  const kinds = turnKinds(message);
  return (
    kinds
      .map((kind) => open.find((entry) => entry.kinds.includes(kind)))
      .find((entry) => entry !== undefined) ?? open.find((entry) => entry.kinds.length === 0)
  );
};

/**
 * The answer to what people ask every day, in a sentence or two; undefined where a message asks something else. Whoever
 * goes on after such an answer is answered from the same matter.
 */
export const answerEveryday = (
  library: Library,
  request: GuideRequest,
): ComposedReply | undefined => {
  const { message, history = [] } = request;
  const last = history.findLast(({ role }) => role === 'assistant');
  const before = last && matterOf(library, entryBefore(library, [last]));
  const asked = askedOf(library, request);
  const { said } = asked.told;
  const opening = openingFor(library, message, history.length > 0);
  const isThanks = turnKinds(message).includes('thanks');
  const entry =
    opening && opening.matter !== before?.id && unsaidOf(opening, said) !== undefined
      ? opening
      : before && !isThanks
        ? nextOf(before, message, said)
        : undefined;
  return entry && putTogether(asked, [entry]);
};
