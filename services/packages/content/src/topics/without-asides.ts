import { chooseTopics } from './choose-topics.ts';
import { sentencesIn } from './sentences.ts';

const NO_PLACE_HERE = new Set(['off-topic', 'redirect']);
const SURE_ASIDE = 0.4;
const ASKS_FOR_PRAYER = /\b(?:pray\w*|bless|lord|god|thank)\b/i;

/**
 * A message without what has no place in a prayer chat, when something is left that has. A request that is wholly beside
 * the matter stays as it is.
 */
export const withoutAsides = (message: string): { text: string; aside: boolean } => {
  const sentences = sentencesIn(message);
  if (sentences.length < 2) return { text: message, aside: false };
  const isAside = sentences.map((sentence) => {
    const [best] = chooseTopics(sentence);
    return best !== undefined && NO_PLACE_HERE.has(best.id) && best.share >= SURE_ASIDE;
  });
  const left = sentences.filter((_, at) => !isAside[at]);
  const hasRequest = left.some((sentence) => ASKS_FOR_PRAYER.test(sentence));
  if (!isAside.includes(true) || !hasRequest) return { text: message, aside: false };
  return { text: left.join(' '), aside: true };
};
