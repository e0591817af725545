import { sentencesIn } from '../../../words/sentences.ts';
import type { Fact } from '../../library/types.ts';

const mostWords = 24;
const leastWords = 4;
const wordsIn = (text: string): number => text.split(/\s+/).length;

const asks =
  /\?\s*$|^(?:(?:so|and|but|ok(?:ay)?|please|pls|hi|hello|hey|thanks)\W+)*(?:what|how|which|when|where|who|why|can|could|should|do|does|is|are|tell|give|help|write)\b/i;
const openers = /^(?:(?:and|so|but|ok(?:ay)?|well|also|yes|no|honestly|then|right)[,.]? )+/i;

const bareOf = (sentence: string): string => {
  const bare = sentence
    .replace(openers, '')
    .replaceAll(/["“”{}]/g, '')
    .replace(/[.!,\s]{1,9}$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
};

/** The sentences in which somebody tells something, short enough to be repeated. */
const toldIn = (text: string): string[] =>
  sentencesIn(text)
    .filter((one) => !asks.test(one) && wordsIn(one) >= leastWords && wordsIn(one) <= mostWords)
    .map(bareOf);

/** What tells most: a number, then somebody who is named, then the longest. */
const tellingOf = (sentence: string): number =>
  (/\d/.test(sentence) ? 40 : 0) +
  (/[^.!?] \p{Lu}\p{Ll}+/u.test(sentence) ? 15 : 0) +
  wordsIn(sentence);

const family =
  /\b(?:sons?|daughters?|boys?|girls?|kids|child(?:ren)?|twins|wife|husband|spouse|family|baby|he said|she said|bedtime|dinner|supper|game|recital)\b/i;
const fear =
  /\b(?:afraid|scared|fear|ashamed|embarrass\w*|throat|mouth|sick|guilty|begging|sin)\b/i;

const saying =
  (which: (sentences: string[]) => string | undefined): Fact =>
  ({ message }) => {
    const found = which(toldIn(message));
    return found && `“${found}”`;
  };

/** Sentences of the person, to be repeated between quotation marks. */
export const ownSentences: Readonly<Record<string, Fact>> = {
  own: saying((all) => all.toSorted((one, other) => tellingOf(other) - tellingOf(one))[0]),
  ownHome: saying((all) => all.findLast((one) => family.test(one))),
  ownFear: saying((all) => all.find((one) => fear.test(one))),
};
