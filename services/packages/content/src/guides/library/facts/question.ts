import { sentencesIn } from '../../../words/sentences.ts';

const MOST_WORDS = 28;
const OPENERS = /^(?:(?:and|so|but|ok(?:ay)?|then|well|also|please|hi|hello|yes|no)[,.]? )+/i;

/** What a message asks, fit to be repeated between quotation marks: its last question. */
export const questionIn = (message: string): string | undefined => {
  const sentences = sentencesIn(message);
  const asked = sentences.findLast((sentence) => sentence.endsWith('?'));
  if (asked === undefined) return undefined;
  const bare = asked
    .replace(OPENERS, '')
    .replaceAll(/["“”]/g, '')
    .replace(/[.!?\s]{1,20}$/, '');
  if (bare.split(/\s+/).length > MOST_WORDS) return undefined;
  const ends =
    asked.endsWith('?') ||
    /^(?:who|what|when|where|which|why|how|is|are|do|does|can|will|would|should)\b/i.test(bare)
      ? '?'
      : '.';
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${ends}`;
};
