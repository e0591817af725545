import type { Chosen } from './choose-topics.ts';
import { sentencesIn } from '../words/sentences.ts';
import { isErrand, isTurning } from './beside.ts';

const NO_PLACE_HERE = new Set(['off-topic', 'redirect']);
const SURE_ASIDE = 0.75;
/** Fewer words say too little to be set aside. */
const LEAST_WORDS = 5;

/**
 * A message without what has no place in a chat, when something is left that has. One that is wholly beside the matter
 * stays as it is.
 */
export const withoutAsides = (
  message: string,
  choose: (text: string) => readonly Chosen[],
  hasPlace: (sentences: readonly string[]) => boolean,
): { text: string; aside: boolean } => {
  const sentences = sentencesIn(message);
  if (sentences.length < 2) return { text: message, aside: false };
  const isAside = sentences.map((sentence) => {
    if (isErrand(sentence) || isTurning(sentence)) return true;
    if (sentence.split(/\s+/).length < LEAST_WORDS) return false;
    const [best] = choose(sentence);
    return best !== undefined && NO_PLACE_HERE.has(best.id) && best.share >= SURE_ASIDE;
  });
  const left = sentences.filter((_, at) => !isAside[at]);
  if (!isAside.includes(true) || left.length === 0 || !hasPlace(left))
    return { text: message, aside: false };
  return { text: left.join(' '), aside: true };
};
