import { modelFor } from '../choice/model.ts';
import { stemOf } from '../words/read-words.ts';

const NAME_PART = "\\p{Lu}[\\p{Ll}’'-]+(?:\\p{Lu}\\p{Ll}+)?";
/** A name by itself, with what people put behind it: "Lorraine, age 78", "Ben from Tulsa", "Grandma Odessa". */
const NAME = new RegExp(
  `^([-–—~]{1,2}\\s?)?((?:${NAME_PART})(?:[ -]${NAME_PART}|[ -]\\p{Lu}\\.?){0,2})(?:,? (?:age[d]? )?\\d{1,2}|,? (?:from|in) ${NAME_PART}(?:,? ${NAME_PART})?|, ${NAME_PART})?\\s?([.!])?(?: x{1,3})?$`,
  'u',
);
/** A last word in small letters: "jaylen". */
const SMALL = /^([-–—~]{1,2}\s?)?([\p{Ll}’'-]{3,14})(?: x{1,3})?$/u;
const NO_NAME =
  /^(?:\p{Lu}\p{Ll}+ing|Greetings?|Regards|Blessings?|Name|Name[’']s|Just|Knees|Silence|Amen|Thanks|Thank|Please|Help|Peace|Courage|Hope|Healing|Grey|Gray|Tired|Nothing|Everything|Sorry|Praise|Lord|God|Jesus|Father|Wisdom|Strength|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Again|Still|Twice|Anyway|Well|Mercy|Both|Hallelujah|Congratulations|Cancer|Divorce|Alone|Unspoken|Anonymous|Love|Blessings|Urgent|Pray|Prayer|Prayers|Praying|Bless|Heal|Rest|Sleep|Work|Money|Grace|Bye|Same|Always|Never|Today|Tomorrow|Tonight|Yes|No|Okay|Done|Stuck|Lost|Empty|Burnt|Broke|Five|Four|Three|Two|One)\b/u;
const BEHIND = new RegExp(
  `^(.*[.!?,\\p{L}\\d])\\s+(?:[-–—~]{1,2}\\s?|(?:thank you|thanks|blessings|love|yours|peace|regards|sincerely|in christ),? )(${NAME_PART}(?: ${NAME_PART}| \\p{Lu}\\.?)?)[.!]?$`,
  'iu',
);
const CAPITAL = /^\p{Lu}/u;

/** Words that the guide knows as words of the language are no names where nothing else shows one. */
const isKnownWord = (word: string): boolean =>
  modelFor('prayers').vocabulary.placeOf.has(`w${stemOf(word.toLowerCase())}`);

/** What stands below a message and is no part of it: a name, where it is certainly one. */
export interface Signature {
  text: string;
  name: string | undefined;
}

/**
 * The name below a message where its last sentence is nothing else ("— Oluwaseun", "Lorraine, age 78"). One word with a
 * full stop is a sentence ("Pray."), unless a dash stands before it.
 */
export const signatureOf = (sentence: string): string | undefined => {
  const [, dash, name, stop] = NAME.exec(sentence.trim()) ?? [];
  if (!name || NO_NAME.test(name)) return undefined;
  const isOneWord = !name.includes(' ');
  if (dash || !isOneWord) return name;
  if (/\d|, | from /.test(sentence)) return name;
  return stop ? undefined : name;
};

/** A last word in small letters that is no word of the language: it is left out, and is called nobody's name. */
export const isSmallSignature = (sentence: string): boolean => {
  const [, dash, word] = SMALL.exec(sentence.trim()) ?? [];
  return word !== undefined && (dash !== undefined || !isKnownWord(word));
};

const LONE = /^\p{Lu}[\p{Ll}’'-]{2,13}[.!]$/u;
/** One unknown word with a full stop at the end (“Mutua.”) may be a name or a place: it is left out, too. */
export const isLoneSignature = (sentence: string): boolean => {
  const text = sentence.trim();
  return LONE.test(text) && !NO_NAME.test(text) && !isKnownWord(text.slice(0, -1));
};

const PAIR = new RegExp(
  `^(?:[-–—~]{1,2}\\s?)?(${NAME_PART} (?:and|&) ${NAME_PART})(?:, [^.!?]{2,40})?[.!]?$`,
  'u',
);
/** The two names below a message: “Bruna and Tiago, Minas Gerais.” */
export const pairBelow = (sentence: string): string | undefined => {
  const pair = PAIR.exec(sentence.trim())?.[1];
  return pair === undefined || NO_NAME.test(pair) ? undefined : pair.replace('&', 'and');
};

/** A last sentence without the name behind it: "pray for sleep. -Keisha", "Thank you, Walt". */
export const withoutSignature = (sentence: string): Signature => {
  const [, text, name] = BEHIND.exec(sentence) ?? [];
  return text && name && CAPITAL.test(name) && !NO_NAME.test(name)
    ? { text, name }
    : { text: sentence, name: undefined };
};
