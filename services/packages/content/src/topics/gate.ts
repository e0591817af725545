import { inCommon, meaningOfWhole, type Understood } from '../words/understand.ts';
import { chooseByMeaning, chooseTopics, topicOf, type Chosen } from './choose-topics.ts';
import { shownOnly } from './evidence.ts';
import { conditionsLast } from './main-matter.ts';
import { signScores } from './match-topics.ts';
import type { Area } from './types.ts';

/**
 * The one gate before every sentence of ours that speaks of a matter. A single word misleads: “the doctors' surgery” may
 * be a customer, and a fever a figure of speech. So a sentence enters only where signs that were found in different ways
 * say the same; where they do not, the prayer keeps to the person's own words.
 */
export interface Signs {
  /** What the message may be about by its words and its meaning together, the likeliest first. */
  chosen: readonly Chosen[];
  byWords: readonly Chosen[];
  byMeaning: readonly Chosen[];
  /** Topics that patterns written by hand find in it: signs, cues and stories. */
  written: ReadonlySet<string>;
  understood: Understood;
  /** Whether the message has few words. */
  isShort: boolean;
}

/** From here on a topic is beyond doubt; with words of two kinds, with words and the meaning, and with all three. */
const BEYOND_DOUBT = 0.8;
const BY_WORDS_ALONE = 0.6;
const WITH_TWO = 0.45;
const WITH_THREE = 0.3;
/** What counts as a sign of the words, and of the meaning. */
const BY_WORDS = 0.3;
const BY_MEANING = 0.1;
const CLEAR_SIGNS = 4;
/** A message of so few words is about what they say: there is no other matter that they could stand beside. */
const FEW_WORDS = 30;
const WITH_TWO_OF_FEW = 0.35;
const BY_WORDS_OF_FEW = 0.65;

/** How much speaks for one of the choices. */
export const shareOf = (chosen: readonly Chosen[], id: string): number =>
  chosen.find((one) => one.id === id)?.share ?? 0;

/** Reads what speaks for the topics of a message. */
export const signsOf = (
  message: string,
  understood: Understood,
  written: Iterable<string>,
): Signs => {
  const possible = (chosen: readonly Chosen[]): Chosen[] => shownOnly(chosen, message);
  const clear = [...signScores(message)].filter(([, score]) => score >= CLEAR_SIGNS);
  return {
    chosen: conditionsLast(possible(chooseTopics(message, understood.whole))),
    byWords: possible(chooseTopics(message)),
    byMeaning: possible(chooseByMeaning(understood.whole)),
    written: new Set([...written, ...clear.map(([id]) => id)]),
    understood,
    isShort: message.split(/\s+/).length <= FEW_WORDS,
  };
};

/** Whether the signs agree that a message is about a topic. */
export const mayEnter = (id: string, signs: Signs): boolean => {
  const share = shareOf(signs.chosen, id);
  const isMeant = shareOf(signs.byMeaning, id) >= BY_MEANING;
  const words = [shareOf(signs.byWords, id) >= BY_WORDS, signs.written.has(id)];
  const found = words.filter(Boolean).length;
  if (share >= BEYOND_DOUBT) return true;
  if (!isMeant)
    return (
      found === 2 &&
      (share >= BY_WORDS_ALONE || (signs.isShort && shareOf(signs.byWords, id) >= BY_WORDS_OF_FEW))
    );
  if (found === 0) return false;
  return share >= (found === 2 ? WITH_THREE : signs.isShort ? WITH_TWO_OF_FEW : WITH_TWO);
};

/** The topic on which the signs agree; undefined where they do not. */
export const sureTopic = (signs: Signs): string | undefined =>
  signs.chosen.find(({ id }) => mayEnter(id, signs))?.id;

/** From here on a message says much the same as an example, and so much nearer than what only sounds like it. */
const NEAR = 0.5;
const NEARER = 0.12;
const LEAST_OF_TOPICS = 0.3;

/**
 * Whether a matter that some words showed is meant: the message is near in meaning to its example and not to its
 * counter-example, or the topics that speak of it are likely.
 */
export const isMeant = (
  { example, counter, covered }: { example: string; counter: string; covered?: Iterable<string> },
  { understood: { parts, whole }, chosen }: Signs,
): boolean => {
  const nearness = (text: string): number => {
    const meaning = meaningOfWhole(text);
    return Math.max(
      ...[...parts.map((part) => part.meaning), whole].map((told) =>
        told && meaning ? inCommon(told, meaning) : -1,
      ),
    );
  };
  const near = nearness(example);
  const margin = near - nearness(counter);
  const ofTopics = [...(covered ?? [])].reduce((sum, id) => sum + shareOf(chosen, id), 0);
  return (near >= NEAR && margin >= NEARER) || (ofTopics >= LEAST_OF_TOPICS && margin > 0);
};

/** How likely a message is about a whole area. */
export const shareOfArea = ({ chosen }: Signs, area: Area): number =>
  chosen.reduce((sum, { id, share }) => sum + (topicOf(id)?.area === area ? share : 0), 0);
