import { closed, type Purpose } from './material.ts';
import { toRecipient } from './own-sentences.ts';

const THAT =
  /\b(?:tell|explain to|write to|let|inform|say to|message|text|email) (?:him|her|them|(?:my|our|the) [\p{L} ]{3,24}?|(?:(?:Mrs?|Ms|Dr|Miss|Pastor)\.? )?\p{Lu}\p{Ll}+) (?:that|know)(?: that)? ((?:I|we|my|our|the|it|there|from)\b[^.?!]{8,140})/iu;
const PLAIN_THAT =
  /\b(?:tell|explain to) (?:him|her|them|my \p{Ll}+|our \p{Ll}+|(?:(?:Mrs?|Ms|Dr|Miss|Pastor)\.? )?\p{Lu}\p{Ll}+) ((?:I|we)(?:[’']| )[^.?!]{6,120})/u;
const REQUEST =
  /\bask (?:him|her|them|my [\p{L} ]{3,20}?|our [\p{L} ]{3,20}?|the [\p{L} ]{3,20}?|\p{Lu}\p{Ll}+)\s?(for|to|if|whether) ([^.?!]{4,120})/iu;

/** Somebody says himself what is to be told or asked. */
export const said: Purpose = ({ told, to, own }) => {
  const that = [told.message, told.all]
    .flatMap((text) => [THAT.exec(text), PLAIN_THAT.exec(text)])
    .find((found) => found !== null)?.[1];
  const asked = REQUEST.exec(told.message);
  const content = that === undefined ? undefined : toRecipient(closed(that), to);
  const wish = asked && toRecipient(closed(`x ${asked[2]}`), to)?.replace(/^X /, '');
  if (!content && !wish) return undefined;
  const known = new Set([content]);
  const facts = own
    .filter(({ text }) => /\b(?:I|we|my|our)\b/i.test(text))
    .flatMap(({ text }) => toRecipient(text, to) ?? [])
    .filter(
      (text) =>
        !known.has(text) &&
        !/\bI (?:want|need|should|have) to (?:tell|write|ask|say)\b/i.test(text),
    )
    .slice(-2);
  const ask =
    wish && asked
      ? asked[1] === 'for'
        ? `I’d like to ask you for ${wish}`
        : asked[1] === 'to'
          ? `Would you ${wish.replace(/\.$/, '?')}`
          : `I’d like to ask whether ${wish}`
      : undefined;
  return {
    sentences: [
      ...(content ? [content] : []),
      ...facts,
      ...(ask ? [ask] : []),
      ask
        ? 'If it doesn’t suit you, tell me plainly; I’d rather know.'
        : 'Ask me, if anything about it is unclear; I’d rather you heard it from me.',
    ],
    beside:
      'It stays with what you’ve told me. Read it aloud once; where it doesn’t sound like you, change the word.',
  };
};
