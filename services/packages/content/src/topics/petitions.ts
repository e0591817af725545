import { asSentence } from '../words/sentences.ts';
import { asImperative, forPart, splitPleas } from './plea-parts.ts';

/** "So, dear Lord, and also please …": what may stand before a plea. */
const BEFORE =
  /^(?:(?:so|and|but|also|oh|well|just|anyway|hi|hello|hey|ok|okay|lord(?: god)?|god|jesus|father(?: god)?|heavenly father|dear (?:lord|god|friends|all|brothers and sisters)|thank you|thanks|please|pls|kindly|maybe|mostly|really)[\s,!.:]+)+/i;
const ASKED = "(?:(?:you|u|we|someone|somebody|anyone|everyone|you all|y[’']?all) )";
const LEAD = new RegExp(
  `^(?:(?:can|could|would|will|may) ${ASKED}(?:please |also |all |just )*)?` +
    "(?:(?:i|we)(?:[’']d| would| do|[’']m|[’']re| am| are)? ?(?:just |really |only )*(?:like|love|want|need|asking|ask|covet|request|requesting|appreciate|beg)(?: for| to ask(?: for)?| you to| you all to| to)? )?" +
    '(?:your |some |a |any |all |urgent |special |to |unspoken )*' +
    '(?:prayers?(?: requests?)?|praying|pray|lift(?:ing)? up|remember|request(?:ing)?)\\b(?: please)?(?: with me| also| too| now| tonight| today| with us| hard| especially| mostly)*[:,]?\\s*(.*)$',
  'i',
);
const ASK_GOD =
  /\b(?:ask(?:ing)?|beg|need|want) (?:god|him|the lord|jesus|our father) (?:to|that he(?: would| will)?) (.*)$/i;
const ASK_GOD_FOR = /\bask(?:ing)? (?:god|him|the lord|jesus) for (.*)$/i;
const THANK =
  /^(?:give thanks|thank(?:s| you)?(?: god| him| the lord| jesus| the creator| you)?|praise(?: be)?(?: to)?(?: god| him| the lord)?)(?:,? (?:with (?:us|me)|lord|jesus|god|father))*[,!]* (?:(for|that) )?(?=\S)/i;
const TO_GOD =
  /^(?:help|give|grant|bring|bless|heal|protect|guide|guard|keep|let|watch over|comfort|strengthen|provide|open|send|show|teach|make|forgive|be with|have mercy|hold|carry|cover|calm|save|deliver|restore|lead|sort|bring)\b(?! me (?:a |the )?(?:recipe|code|answer|prayer|verse|one name))/i;
const MAY_GOD = /^may (?:god|the lord|he|jesus) (.*)$/i;
const FOR_TOO = /^(?:and |also )*for (?:me|us|my|our|the|him|her|them|\p{Lu})/iu;
const NEED =
  /^i (?:really |just |do )?need ((?:some |more |a little )?(?:wisdom|courage|strength|peace|patience|healing|help|rest|work|a job|sleep|guidance|direction|clarity|mercy|hope|faith|provision|a miracle|the words|rest and)\b.*)$/i;
/** What belongs to the asking, and not to the prayer. */
const ASIDE_END =
  /\b(?:please|pls|thank you|thanks|amen|by name|if you (?:can|could|want to|will)|pray plz|lol|in jesus[’']? name|god bless)$/i;
const AT_END = /[\s,.!?…]$/;

/** A text without marks and gaps at its end. */
const bare = (text: string): string => {
  let left = text;
  while (AT_END.test(left)) left = left.slice(0, -1);
  return left;
};

/** A text without the politeness behind it, however much there is. */
const withoutEnd = (text: string): string => {
  const left = bare(text);
  const shorter = bare(left.replace(ASIDE_END, ''));
  return shorter === left ? left : withoutEnd(shorter);
};

const clean = (sentence: string): string =>
  withoutEnd(
    bare(sentence)
      .replace(BEFORE, '')
      .replaceAll(/(?:, | )?\b(?:please|pls|plz|kindly)\b,?(?= |$)/gi, ''),
  )
    .replace(/ (?:lord|jesus|father|god)$/i, '')
    .trim();

/** A plea that the sentence itself says to God. */
const direct = (text: string): string[] | undefined => {
  const begged = ASK_GOD.exec(text)?.[1];
  if (begged)
    return begged
      .split(/,? and (?:ask|beg) (?:him|god|the lord) to /i)
      .flatMap((part) => asImperative(part) ?? []);
  const asked = ASK_GOD_FOR.exec(text)?.[1];
  if (asked) return [`I ask you for ${asked}`];
  const may = MAY_GOD.exec(text)?.[1];
  if (may) return [asImperative(may) ?? `May you ${may}`];
  const need = NEED.exec(text)?.[1];
  if (need) return [`Give me ${need}`];
  return undefined;
};

const thanked = (text: string): string[] | undefined => {
  const found = THANK.exec(text);
  if (
    !found ||
    !/^(?:thank(?:s| you)? (?:god|him|the lord|jesus|the creator|you,? (?:lord|god|jesus|father)|for|that)|praise|give thanks|thank the)/i.test(
      text,
    )
  )
    return undefined;
  const joint = found[1] ?? '';
  const what = text.slice(found[0].length);
  if (what.split(/\s+/).length < 2) return undefined;
  if (joint.toLowerCase() === 'for') return [`Thank you for ${what}`];
  return [`Thank you that ${what}`];
};

/**
 * The prayers that a sentence asks for, as lines of the prayer itself; empty when it asks for nothing one could repeat;
 * undefined when it is no plea.
 * @param isAfterPlea whether the sentence before asked, so that "And for me, that I sleep" asks too
 */
export const petitionsIn = (sentence: string, isAfterPlea = false): string[] | undefined => {
  const text = clean(sentence);
  const lead = LEAD.exec(text);
  const rest =
    lead?.[1] ??
    (FOR_TOO.test(text) && (isAfterPlea || /^for (?:my|our)\b/i.test(text)) ? text : undefined);
  const lines =
    rest === undefined
      ? (thanked(text) ?? direct(text) ?? (TO_GOD.test(text) ? [text] : undefined))
      : splitPleas(
          rest,
          /lift(?:ing)? up|remember/i.test(text.slice(0, text.length - rest.length)),
        ).flatMap((part) => forPart(part) ?? []);
  return lines?.map(asSentence).filter((line) => line !== '');
};
