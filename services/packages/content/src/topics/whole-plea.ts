import { asSentence } from '../words/sentences.ts';

const ASKING =
  /^(?:(?:and|so|also|please|kindly|just|can|could|would|will|you|u|all|someone|somebody|everyone|then|oh|lord|god|the reader|thank|thanks)[\s,]+)*(?:pray\w*|remember|lift up)\b[\s,:]*/i;
const LEAST_WORDS = 5;

/** A plea that could not be turned into a line of prayer, kept whole: "What I ask is this: for my husband, that …". */
export const wholePlea = (sentence: string): string | undefined => {
  const rest = sentence
    .replace(ASKING, '')
    .replaceAll(/,? ?\bplease\b/gi, '')
    .trim();
  if (rest === sentence.trim() || rest.split(/\s+/).length < LEAST_WORDS) return undefined;
  if (!/^(?:for|that|about|so that)\b/i.test(rest)) return undefined;
  const both = /^for (me|us),? and for (.+)$/i.exec(rest);
  if (both) return asSentence(`Be with ${both[1]!.toLowerCase()}, and with ${both[2]}`);
  const [first = '', ...others] = rest;
  return asSentence(`What I ask is this: ${first.toLowerCase()}${others.join('')}`);
};
