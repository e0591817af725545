import { asSentence } from '../words/sentences.ts';
import { isSound } from './is-sound.ts';
import { forPart } from './plea-parts.ts';
import { splitPleas } from './split-pleas.ts';
import { asImperative } from './to-god.ts';
import { withoutMarks } from './without-marks.ts';

/** "So, dear Lord, and also please …": what may stand before a plea. */
const BEFORE =
  /^(?:(?:so|and|but|also|oh|well|just|anyway|then|hi|hello|hey|ok|okay|sir|ma|lord(?: god)?|god|jesus|father(?: god)?|heavenly father|abba|dear (?:lord|god|friends|all|brothers and sisters)|good (?:morning|evening|afternoon|day)|thank you|thanks|please|pls|kindly|maybe|mostly|really|if you (?:can|could|would)(?=,)|tonight|today|meanwhile|for now|praise (?:god|him|the lord)(?:,? and)?)[\s,!.:]+)+/i;
const ASKED = "(?:(?:you|u|we|someone|somebody|anyone|everyone|you all|y[’']?all) )";
const LEAD = new RegExp(
  `^(?:(?:can|could|would|will|may) ${ASKED}(?:please |also |all |just )*)?` +
    "(?:(?:(?:i|we)(?:[’']d| would| do|[’']m|[’']re| am| are)? ?(?:just |really |only |also )*(?:like|love|want|need|asking|ask|covet|request|requesting|appreciate|beg|guess i need)|asking|requesting)(?: for| to ask(?: for)?| you to| you all to| to)? )?" +
    '(?:your |some |a |any |all |urgent |special |to |unspoken |say |more )*' +
    '(?:prayers?(?: requests?)?|praying|pray|lift(?:ing)? up|remember|request(?:ing)?)\\b' +
    "(?: (?:needed|wanted|requested|appreciated|please|with me|with us|also|too|now|tonight|today|hard|especially|mostly|mainly|to god|to the lord|to jesus|in jesus[’']? name))*[:,]?\\s*(.*)$",
  'i',
);
const ASKING_FOR =
  /^(?:i|we)(?:[’']m| am|[’']re| are)? ?(?:just |only )?ask(?:ing)? (?:you )?(?=for |that )(.*)$/i;
const NOT_ASKED = /\b(?:not|n[’']t|never|can(?:[’']t|not)|without)\b[^.]{0,12}$/i;
const ASK_GOD =
  /\b(?:(?:ask(?:ing)?|beg) (?:god|him|the lord|jesus|our father)|(?:need|want) (?:god|the lord|jesus|our father)) (?:to|that he(?: would| will)?) (.*)$/i;
const ASK_GOD_FOR = /\bask(?:ing)? (?:god|him|the lord|jesus) for (.*)$/i;
const THANK =
  /^(?:give thanks|thank(?:s| you)?,?(?: god| him| the lord| lord| jesus| the creator| you)?|praise(?: be)?(?: to)?(?: god| him| the lord)?)(?:,? (?:with (?:us|me)|lord|jesus|god|father))*[,!]* (?:(for|that) )?(?=\S)/i;
const THANKING =
  /^(?:thank(?:s| you)?,? (?:god|him|the lord|lord|jesus|the creator|you,? (?:lord|god|jesus|father)|for|that)|praise|give thanks)/i;
const TO_GOD =
  /^(?:help|give|grant|bring|bless|heal|protect|guide|guard|keep|let|watch over|comfort|strengthen|provide|open|send|show|teach|make|forgive|be with|have mercy|hold|carry|cover|calm|save|deliver|restore|lead|sort|touch)\b(?! (?:me )?(?:a |the )?(?:recipe|code|answer|prayer|verse|one name|it (?:good|short|strong|funny|long|simple|nice)))/i;
const MAY_GOD =
  /^(?:may )?(?:god|the lord|he|jesus) (?:should|must|will please|please)? ?([a-z]+\b.*)$/i;
const WISHES_OF_GOD =
  /^(?:may (?:god|the lord|he|jesus)|(?:god|the lord|jesus) (?:should|please|must))\b/i;
const FOR_TOO = /^(?:and |also )*for (?:me|us|my|our|the|him|her|them|\p{Lu})/iu;
/** “For courage to raise my prices.”: “For years I …” tells. */
const FOR_ANYTHING =
  /^for (?!(?:\d|an? |the (?:last|past|first)|(?:two|three|four|five|six|seven|ten|many|several|some|so|too|long|years|months|weeks|days|ages|once|now|as|what|example|instance|me|you)\b))(?![^.!?]*, (?:I|we)\b)/iu;
/** Whether a message that begins with this sentence begins with a plea, though nobody is told to pray. */
export const beginsAsPlea = (sentence: string): boolean =>
  FOR_ANYTHING.test(sentence) || /^that (?:I|we|my|our)\b/i.test(sentence);
/** “For Mateus, 17, who …”: a plea without the word. */
const FOR_SOMEBODY =
  /^[Ff]or (?:\p{Lu}\p{Ll}+(?:, \d{1,2})?(?:,? who\b| and (?:me|\p{Lu}\p{Ll}+)[,.]?(?: who\b|$))|the [^,]{3,40} who\b)/u;
const THAT_TOO = /^that (?:I|we|he|she|they|it|my|our|his|her|the|nobody)\b/i;
const NEED =
  /^i (?:really |just |do )?need ((?:some |more |a little )?(?:wisdom|courage|strength|peace|patience|healing|rest|work|a job|sleep|guidance|direction|clarity|mercy|hope|faith|provision|a miracle|the words)\b.*)$/i;
const WISH =
  /^(?:wisdom|courage|strength|peace|patience|healing|safe roads?|safe travels?|safety|guidance|clarity|mercy|calm|steady hands)\b(?![^,.]* (?:is|was|are|were|has|had|ran) )/i;
/** What belongs to the asking, and not to the prayer. */
const ASIDE_END =
  /(?:\b(?:please|pls|thank you|thanks|amen|by name|if you (?:can|could|want to|will)|pray plz|lol|in jesus[’']? name|god bless|xo*|i guess|i suppose|u guys|you guys|for me please)|(?<=[a-z] )x+)$/i;
const FAREWELL =
  /^god bless(?: you| all| y[’']?all| everyone){0,3}(?:[,.!]? -? ?\p{Lu}[^.!]{0,24})?$/iu;

/** A text without the politeness behind it, however much there is. */
const withoutEnd = (text: string): string => {
  const left = withoutMarks(text);
  const shorter = withoutMarks(left.replace(ASIDE_END, ''));
  return shorter === left ? left : withoutEnd(shorter);
};

/** "Bring her home, Lord": to whom it is said; "for my father" names somebody. */
const TO_WHOM =
  /, (?:lord|jesus|father|god)$|(?<!\b(?:my|our|his|her|their|the|a|your|to|from|of|in|for|with|by|on|near|about|trust|find|love|and|old|dear)) (?:lord|jesus|god)$/i;

const clean = (sentence: string): string =>
  withoutEnd(
    withoutMarks(sentence)
      .replace(BEFORE, '')
      .replace(/^you (?:all |please )?(?=pray\b)/i, '')
      .replace(/^(?:i )?(?:just |only )?want(?:ed)? to (?:say|give) (?=thank)/i, '')
      // “If you have a word left over, pray for us”: the condition is a courtesy.
      .replace(/^(?:if|when) you[^,.]*?,? (?=(?:please )?pray for\b)/i, '')
      .replace(/^pray\w*(?: for)? ?(?:\.\.\.|…) ?/i, 'pray for ')
      .replaceAll(/,? ?\b(?:please|pls|plz)\b(,?)(?= |,|:|$)/gi, '$1')
      .replace(
        /,? (?:and|but) (?:please )?don[’']?t (?:tell|say|quote|give|preach|send|make|use|name|mention)\b.*$/i,
        '',
      )
      .replaceAll(/, I (?:guess|suppose),?(?= )/gi, '')
      .replaceAll(/\besp\b\.?/gi, 'especially')
      .replace(/^pray(?=\w* 4 )(\w*) 4 /i, 'pray$1 for '),
  )
    .replace(TO_WHOM, '')
    .trim();

const THANK_IN = /\b(?:and|,) (?:to )?(?:thank|ask) (?:god|him)\b/i;

const linesOf = (rest: string, isBringing: boolean): string[] =>
  splitPleas(rest, isBringing).flatMap((part) => forPart(part) ?? []);

const OF_SOMETHING = /^(?:please )?((?:my|our|his|her|their|the|this) .+)$/i;
/** What God is to do, or what is held out to him: “God please my foot”. */
const ofGod = (wish: string): string => {
  const what = OF_SOMETHING.exec(wish)?.[1];
  return what === undefined ? (asImperative(wish) ?? `May you ${wish}`) : `I bring you ${what}`;
};

const IF_SO = /^(if [^,]{2,40}), (?:then )?(?:please )?pray((?: that| for)? .+)$/i;
/** “If it is not, pray that I tell them well”. */
const conditional = (text: string): string[] | undefined => {
  const [, when, what] = IF_SO.exec(text) ?? [];
  if (when === undefined || what === undefined) return undefined;
  const [first, ...others] = linesOf(
    /^ (?:that|for) /.test(what) ? what.trim() : `that${what}`,
    false,
  );
  if (first === undefined) return undefined;
  const begins = first.startsWith('I ') ? first : first.charAt(0).toLowerCase() + first.slice(1);
  return [`${when}, ${begins}`, ...others];
};

const ASKS_TO_SHOW =
  /^(?:or )?(?:just |please )?ask (?:god|him|the lord|jesus) (what|how|why|where|when|which \p{Ll}+) (?:he|god) (wants?|means?|has|is|asks?) (.+)$/iu;
const SAID_TO_HIM: Readonly<Record<string, string>> = { has: 'have', is: 'are' };
/** “Ask God what he wants me to do”. */
const shown = (text: string): string[] | undefined => {
  const [, what = '', does = '', rest] = ASKS_TO_SHOW.exec(text) ?? [];
  const verb = SAID_TO_HIM[does] ?? does.replace(/s$/, '');
  return rest === undefined ? undefined : [`Show me ${what.toLowerCase()} you ${verb} ${rest}`];
};

/** A plea that the sentence itself says to God. */
const direct = (text: string): string[] | undefined => {
  const begged = ASK_GOD.exec(text);
  if (begged && !NOT_ASKED.test(text.slice(0, begged.index)))
    return begged[1]!
      .split(/,? and (?:ask|beg) (?:him|god|the lord) to /i)
      .flatMap((part) => splitPleas(part, false))
      .flatMap((part) => asImperative(part) ?? forPart(part) ?? []);
  const asked = ASK_GOD_FOR.exec(text);
  if (asked && !NOT_ASKED.test(text.slice(0, asked.index)))
    return linesOf(`for ${asked[1]}`, false);
  const need = NEED.exec(text)?.[1];
  if (need && !/ (?:and|or) (?:to|not) /.test(need)) return [`Give me ${need}`];
  return undefined;
};

const thanked = (text: string): string[] | undefined => {
  const found = THANK.exec(text);
  if (!found || !THANKING.test(text) || THANK_IN.test(text)) return undefined;
  const what = text.slice(found[0].length);
  if (what.split(/\s+/).length < 2 || /^(?:with|and|but|so|in|at) /i.test(what)) return undefined;
  if ((found[1] ?? '').toLowerCase() === 'for') return [`Thank you for ${what}`];
  return /^(?:he|she|they|it|we|i|my|our|the|his|her|there|\p{Lu})/iu.test(what)
    ? [`Thank you that ${what}`]
    : undefined;
};

const askedFor = (text: string, isAfterPlea: boolean): string[] | undefined => {
  const lead = LEAD.exec(text);
  const going =
    isAfterPlea && THAT_TOO.test(text)
      ? true
      : (FOR_TOO.test(text) || FOR_ANYTHING.test(text)) &&
        (isAfterPlea || /^for (?:my|our)\b/i.test(text) || FOR_SOMEBODY.test(text));
  const rest = lead?.[1] ?? ASKING_FOR.exec(text)?.[1] ?? (going ? text : undefined);
  if (rest === undefined) return undefined;
  const isBringing =
    lead !== null && /lift(?:ing)? up|remember/i.test(text.slice(0, text.length - rest.length));
  return linesOf(rest, isBringing);
};

/** “I don't pray that it fails”: the opposite of a plea. */
const NOT_PRAYED =
  /\b(?:I|we)(?: (?:do|will|can)(?:n[’']?t| not)| ?cannot| won[’']?t| can[’']?t|[’']m not| am not|[’']re not| are not)(?: \p{L}+)? (?:pray(?:ing)?|ask(?:ing)?) (?:that|for)\b/iu;

/**
 * The prayers that a sentence asks for, as lines of the prayer itself; empty when it asks for nothing one could repeat;
 * undefined when it is no plea.
 * @param isAfterPlea whether the sentence before asked, so that "And for me, that I sleep" asks too
 */
export const petitionsIn = (sentence: string, isAfterPlea = false): string[] | undefined => {
  if (NOT_PRAYED.test(sentence)) return undefined;
  if (FAREWELL.test(withoutMarks(sentence))) return [];
  const whole = withoutMarks(sentence).replace(/^(?:and|so|but|also|please) /i, '');
  const wish = WISHES_OF_GOD.test(whole) ? MAY_GOD.exec(whole)?.[1] : undefined;
  const text = clean(sentence);
  const lines =
    (wish === undefined ? undefined : [ofGod(wish)]) ??
    conditional(whole) ??
    shown(whole) ??
    thanked(whole) ??
    askedFor(text, isAfterPlea) ??
    thanked(text) ??
    direct(text) ??
    (TO_GOD.test(text) ? [text] : undefined) ??
    (WISH.test(text) ? [`I ask for ${text.charAt(0).toLowerCase()}${text.slice(1)}`] : undefined);
  return lines?.map(asSentence).filter((line) => line !== '' && isSound(line));
};
