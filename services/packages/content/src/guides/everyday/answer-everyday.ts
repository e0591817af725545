import { askedOf, matterOf } from '../library/asked.ts';
import { partsOf } from '../library/find-entries.ts';
import { putTogether, wordsIn } from '../library/put-together.ts';
import { entryBefore, unsaidOf } from '../library/said.ts';
import { turnKinds, type TurnKind } from '../library/turn-kinds.ts';
import type { Entry, Library, Matter } from '../library/types.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { everydayChoices, isMeant } from './choose-everyday.ts';

/** So much is asked in passing, every day; who writes more tells of a case of their own. */
const MOST_WORDS = 24;
/** A single word without an end is no question either, and takes long to be understood. */
export const MOST_LETTERS = 300;
const MOST_PARTS = 4;
/** A sum, a share, a date: what is asked is to be reckoned with or taken up. */
const HAS_FIGURES =
  /[$€£₦₹%]|\d[\d.,]*\d|\d ?(?:k|million|percent|dollars|pounds|euros|naira|pesos|shillings)\b/iu;

/** What asks and is not understood at all: then it is not only what was understood that is asked. */
const UNHEARD = 0.4;
const FEW_WORDS = 16;
/** So few words tell nothing new: what comes next is said to them. */
const HARDLY_A_WORD = 5;

/** What a message asks, as one of the everyday questions; undefined where it asks something else, or more. */
const openingFor = (library: Library, message: string, isLater: boolean): Entry | undefined => {
  const words = wordsIn(message);
  if (message.length > MOST_LETTERS || words > MOST_WORDS) return undefined;
  if (partsOf(message).length > MOST_PARTS) return undefined;
  const hasFigures = HAS_FIGURES.test(message);
  if (hasFigures && words > FEW_WORDS) return undefined;
  const choices = everydayChoices(library, message);
  // A greeting before it, or what is told around it, is not what is asked.
  const best = choices.find(
    (choice) =>
      isMeant(choice, isLater || hasFigures) &&
      (choices.length === 1 || choice.part.isWhole || choice.part.asks),
  );
  if (!best) return undefined;
  const isMore = choices.some(
    ({ part, near, share }) => part.asks && !part.isWhole && near < UNHEARD && share < UNHEARD,
  );
  return isMore && words > FEW_WORDS ? undefined : best.entry;
};

/** What changes a text that was given, or mends what was told: it is no next question. */
const CHANGES: ReadonlySet<TurnKind> = new Set(['thanks', 'shorter', 'warmer', 'correction']);

/** How a talk about an everyday question goes on: by what the turn is, once each. */
const nextOf = (matter: Matter, message: string, said: string): Entry | undefined => {
  const open = matter.entries.filter(
    (entry) => entry.role === 'then' && unsaidOf(entry, said) !== undefined,
  );
  const kinds = turnKinds(message);
  const words = wordsIn(message);
  if (words > FEW_WORDS || HAS_FIGURES.test(message) || kinds.some((kind) => CHANGES.has(kind)))
    return undefined;
  return (
    kinds
      .map((kind) => open.find((entry) => entry.kinds.includes(kind)))
      .find((entry) => entry !== undefined) ??
    (words <= HARDLY_A_WORD ? open.find((entry) => entry.kinds.length === 0) : undefined)
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
  // Thanks end a talk; the guide has few words for them.
  if (history.length > 0 && turnKinds(message)[0] === 'thanks') return undefined;
  const entry =
    opening && opening.matter !== before?.id && unsaidOf(opening, said) !== undefined
      ? opening
      : before && nextOf(before, message, said);
  return entry && putTogether(asked, [entry]);
};
