import { asWhole, sentencesIn } from '../../words/sentences.ts';
import { toYou } from '../themes/letters.ts';
import type { Told } from '../themes/told.ts';
import type { Recipient } from './recipient.ts';
import { asksForMessage } from './wish.ts';

const mostWords = 40;
const leastWords = 3;
const ASKS =
  /\?\s*$|^(?:(?:and|so|but|ok(?:ay)?|well|then|please|pls|fine|good|thanks|thank you)\W+)*(?:what|how|which|when|where|who|why|can you|could you|would you|will you|(?:should|do|may|can|could|must|shall|would|am) i|is it|tell|give|help|write|make|word|draft|say|hi|hello|hey)\b/i;
const OPENERS =
  /^(?:(?:and|so|but|or|ok(?:ay)?|well|also|yes|no|honestly|then|right|look|see|to be (?:fair|honest)(?: to (?:her|him|them))?|i mean|actually|by the way|good evening|good morning|hi|hello|fine|anyway)[,.:]? )+/i;
/** What is said to the guide, and nobody else ought to hear. */
const TO_GUIDE =
  /\b(?:your (?:exercises?|lessons?|course)|you (?:sound|said|told|wrote)|respectful|tone|no whining|not too (?:soft|hard|long)|(?:please )?short|plain but|(?:first|two|three|one) (?:sentences?|lines?)|word for word|max)\b/i;
/** What is thought of somebody, and not fit to be said to them. */
const HARSH =
  /\b(?:stupid|idiot|lazy|liar|thief|hate|stealing|cheat(?:s|er|ing)?|useless|can[’']?t stand|sick of|behind (?:his|her|their) back|godmother|i think (?:my|he|she|they)|i (?:don[’']?t|do not) trust)\b/i;

/** A sentence that somebody told, and whether it was told just now. */
export interface OwnSentence {
  text: string;
  isNow: boolean;
}

/** The sentences of a talk in which something is told and nothing asked, in their order, openers left off. */
export const ownSentences = ({ message, all }: Pick<Told, 'message' | 'all'>): OwnSentence[] => {
  const before = all.slice(0, Math.max(0, all.length - message.length));
  const read = (text: string, isNow: boolean): OwnSentence[] =>
    sentencesIn(text)
      .filter((one) => !ASKS.test(one) && !TO_GUIDE.test(one) && !asksForMessage(one))
      .map((one) => ({ text: asWhole(one.replace(OPENERS, '')), isNow }))
      .filter(({ text }) => {
        const words = text.split(/\s+/).length;
        return words >= leastWords && words <= mostWords;
      });
  return [...read(before, false), ...read(message, true)];
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  goes: 'go',
};
const plainVerb = (verb: string): string =>
  IRREGULAR[verb] ??
  (/(?:ss|sh|ch|x)es$/.test(verb)
    ? verb.replace(/es$/, '')
    : /[^aeiou]ies$/.test(verb)
      ? verb.replace(/ies$/, 'y')
      : /[^s]s$/.test(verb)
        ? verb.replace(/s$/, '')
        : verb);

/** "My wife Grace thinks", "Daniel says", "he wants" → "you think", "you say", "you want". */
const spokenTo = (text: string, { name, relation }: Recipient): string => {
  const called = [
    ...(relation && name
      ? [
          String.raw`(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\p{Ll}-]+ ){0,2}${escaped(relation)},? ${escaped(name)},?`,
        ]
      : []),
    ...(relation
      ? [String.raw`(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\p{Ll}-]+ ){0,2}?${escaped(relation)}`]
      : []),
    ...(name ? [escaped(name)] : []),
  ].join('|');
  const renamed =
    called === ''
      ? text
      : text
          .replaceAll(new RegExp(`(?<![\\p{L}])(?:${called})[’']s(?= \\p{Ll})`, 'gu'), 'your')
          .replaceAll(new RegExp(`(?<![\\p{L}])(?:${called}) and I(?![\\p{L}])`, 'gu'), 'we')
          .replaceAll(new RegExp(`(?<![\\p{L}])(?:${called})(?![\\p{L}’'])`, 'gu'), 'you');
  // “Help her with the move”: whom it is done to, and not whose it is.
  const turned = toYou(
    renamed.replaceAll(
      /\b(?:her|him|them)\b(?= (?:with|to|for|on|at|in|by|and|about|from|when|if|because)\b)/g,
      'you',
    ),
  );
  return turned.replaceAll(
    /(?<!\b(?:of|to|with|for|from|at|on|about) )\b([Yy]ou) (?:(now|always|never|often|only|still|also|just) )?(has|is|was|does|goes|\p{Ll}{2,}[^s\W]s)\b(?= |[.,])/gu,
    (_, you: string, adverb: string | undefined, verb: string) =>
      `${you} ${adverb ? `${adverb} ` : ''}${plainVerb(verb)}`,
  );
};

/** Where the turning went wrong: it is no sentence any more. */
const BROKEN =
  /\b(?:an?|the|my|our|named|called) you\b|\byou-|\b[Yy]ou,? \(?\d|\bI sign\b|\b[Yy]ou,? \p{Ll}+s,|\band \p{Ll}+s (?:it|me|I)\b/u;
const THIRD = /\b(?:he|she|they|him|her|them|his|hers|their|theirs)\b/i;

/**
 * A sentence of the writer, said to the one whom it is for; undefined where it is no word for them. Whoever else is
 * spoken of by a pronoun makes it doubtful who is meant: such a sentence is left out.
 */
export const toRecipient = (text: string, to: Recipient): string | undefined => {
  if (HARSH.test(text) || /[“”"]/.test(text)) return undefined;
  if (
    /^(?:my|our) [^.]{0,40}\b(?:says|said|thinks)\b/i.test(text) &&
    !spokenTo(text, to).startsWith('you')
  )
    return undefined;
  const others =
    to.gender === 'he'
      ? /\b(?:she|her|hers)\b/i
      : to.gender === 'she'
        ? /\b(?:he|him|his)\b/i
        : undefined;
  if (others?.test(text)) return undefined;
  const turned = spokenTo(text, to);
  if (
    THIRD.test(turned) ||
    BROKEN.test(turned) ||
    /^you(?:[’']ll| will| would| might| may)\b/i.test(turned)
  )
    return undefined;
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}`;
};
