import { withoutMarks } from './without-marks.ts';

/** Words that cannot end a sentence. */
const OPEN_END =
  /^I ask for$|\b(?:and|or|but|that|the|a|an|because|if|my|our|their|which|whose|than|I guess|I suppose)$|\b(?:and|but) if [^,]{0,30}$/i;
/** “It doesn't matter which” is whole. */
const MAY_END = /\b(matters?|knows?|tells?|says?|chooses?) which$/i;
const TWICE =
  /\b(for for|that that|for that that|to to|the the|a a|you you|my my|and and|is is|of of|in in|for and|that and|you and)\b/i;
/** What was said to the reader, or belongs to the asking, has no place inside a prayer. */
const ASKING = /\b(?:pray(?:ers?|ing)?|please|plz|prayer request)\b/i;
const ORPHAN =
  /^(?:I ask (?:for|that)|Help (?:me|us) to|Thank you (?:for|that)) (?:and|but|or|which|who|because|for|that|with|,)\b|^I bring you (?:and|but|or|for|because|which|who)\b/i;
const SHORTEST = 2;
const LONGEST = 60;

const isEven = (text: string, sign: RegExp): boolean => (text.match(sign)?.length ?? 0) % 2 === 0;

/** Whether a line that was made from somebody’s words is a whole and readable sentence. */
export const isSound = (line: string): boolean => {
  const text = withoutMarks(line);
  const count = text.split(/\s+/).length;
  return (
    count >= SHORTEST &&
    count <= LONGEST &&
    !OPEN_END.test(text.replace(MAY_END, '$1')) &&
    !TWICE.test(text) &&
    !ORPHAN.test(text) &&
    !ASKING.test(text.replace(/^I pray /, '')) &&
    isEven(text, /["”“]/g) &&
    (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0)
  );
};
