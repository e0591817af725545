import { isPerson } from './plea-persons.ts';
import { asImperative } from './to-god.ts';

/** Whom or what one may ask something of: "for my son to call", "the dreams to finish". */
const WHOM =
  "(?:me|us|him|her|them|it|one of [^,.]{2,30}?|my [^,.]{2,40}?|our [^,.]{2,40}?|his [^,.]{2,30}?|her [^,.]{2,30}?|their [^,.]{2,30}?|the [^,.]{2,30}?|everyone|everybody|people|nobody|somebody|mom|mum|dad|(?:the |a |an )?(?:[\\p{Ll}’'-]+ ){0,2}[\\p{Ll}’'-]+?|\\p{Lu}[\\p{L}’'-]+(?: (?:and )?\\p{Lu}[\\p{L}’'-]+)?)";
/** "for me to be quiet", "for him to come home"; not "for strength to carry on" and not "a call to the bank". */
const TO_DO = new RegExp(
  `^(${WHOM}) (not |also |always |just |finally )?to (not )?(?!the\\b|a\\b|an\\b|my\\b|our\\b|his\\b|her\\b|your\\b|\\p{Lu}|\\d|be honest)(\\p{Ll}[^]*)$`,
  'u',
);
/** What one needs in order to do something: "the nerve to close", "a way to pay". */
const MEANS =
  /\b(?:nerve|courage|strength|way|ways|wisdom|grace|words?|chance|time|place|people|patience|money|means|will|heart|door|power|ability|energy|faith|sense|right|someone|somebody|nothing|something|van|job|room|order|reason|idea|how|what|where|whether|when|who|help|hope|peace|freedom|opportunity|permission|rest|protection|healing|guidance|clarity|plan|home|house|spot|somewhere|anything|boldness|humility|discernment|gift|love|resources|funds|years?|days?|weeks?|hours?|minutes?|willing|willingness|ready|going|able|need|needs|close|next|back|call)$/i;
/** A question within a wish: "wisdom which jobs to drop". */
const ASKED_WITHIN = / (?:which|what|how|where|whom?|when|whether)\b/i;
/** Words after which nothing was said that one could pray. */
const ALONE =
  /^(?:me|us|myself|(?:it|this|that) for (?:me|us)|him|her|them|it|this|that|all|whatever (?:that|it) is|you|whoever|now|i guess|it please|please|both|both things|something|whatever|everything|too|ok|anyway|again|still|hard(?:er)?|quick(?:ly)?|soon|today|tonight|tomorrow|always|regardless|together|daily)$/i;
/** How a sentence within a sentence begins. */
const CLAUSE =
  /^(?:(?:he|she|they|it|we|i|you|nobody|everyone|everybody|somebody|someone|no one|there|this|these|those|god|both|each|all|one of|whatever|nothing|people)\b|(?:my|our|the|his|her|their|that|a|an|no|every|some) )/iu;
const NAMED_FIRST = /^\p{Lu}[\p{L}’']+ \p{Ll}/u;
/** A verb that belongs to a sentence and not to a thing: "the servers hold". */
const VERB =
  /\b(?:is|are|was|were|am|be|been|do|does|did|don[’']?t|doesn[’']?t|didn[’']?t|has|have|had|will|won[’']?t|would|wouldn[’']?t|can|can[’']?t|cannot|could|may|might|should|must|shall|(?:it|he|she|that|there|what|who)[’']s|[’'](?:re|ll|d|ve|m|s (?:got|been|not|going|still))|gets?|goes|go|comes?|stays?|stops?|keeps?|lets?|holds?|lifts?|works?|takes?|makes?|finds?|knows?|sees?|sleeps?|eats?|heals?|opens?|passes|pass|remembers?|calls?|turns?|listens?|learns?|likes?|loves?|survives?|quits?|feels?|behaves?|drives?|falls?|leaves?|lives?|needs?|reads?|says?|speaks?|wants?|downloads?|arrives?|sells?|pays?|finishes|finish|starts?|steadies|returns?|grows?|becomes?|believes?|agrees?|hears?|understands?|ends?|wins?|lasts?|treats?|shows?|accepts?|forgives?|recovers?|rests?|walks?|wakes?|laughs?|trusts?|earns?|breaks?|buys?|brings?|gives?|helps?|chooses?|choose|answers?|clears?|improves?|settles?|picks up|puts|looks? (?:at|after|past|into|up)|notices|tells|carries|asks|dares|forgets?)\b/i;
/** Who does something, in one word: what follows is a verb. */
const SUBJECT =
  /^(?:(?:he|she|they|we|i|it)(?:[’'](?:s|re|ll|d|ve|m))? \S|(?:Dr|Mr|Mrs|Ms|Rev|Pastor|Fr|Sister|Brother)\.? \p{Lu}[\p{L}’'-]+ \p{Ll})/iu;
const OF_GOD =
  /^(?:god|the lord|jesus|the good lord|he) (?:would |will |may |might |can |does |to |just )*([a-z]+)\b(.*)$/i;
const GOD_FIRST = /^(?:god|the lord|jesus|the good lord)\b/i;

const withoutLead = (part: string): string =>
  part
    .replace(
      /^(?:(?:please|too|also|both|as well|with me|about it|just|maybe|mostly)\b[\s,:]*)+/i,
      '',
    )
    .trim();

/** “The water’s warm”. */
const IS_SO =
  /^(?:(?:the|my|our|his|her|that) )?\p{L}+[’']s (?:not |still |all )?(?:warm|cold|sunny|dry|kind|open|right|ok|okay|fine|good|clear|clean|safe|quiet|there|back|here|calm|short|ready|in|on|free|home)$/u;

/** A part of a sentence behind "that": whether it can stand there as it is. */
const isClause = (text: string): boolean =>
  SUBJECT.test(text) ||
  ((CLAUSE.test(text) || NAMED_FIRST.test(text)) && VERB.test(text.replace(/^\S+ /, '')));

/** “Work, and my husband at the till”. */
const AND_SOMEBODY = /^([^,]+), and ((?:my|our) [^,]+)$/i;
/** “To be happy in it, and we to be happy also”. */
const AND_WE_TO = /^(.+?),? and (?:we|us) to (\p{Ll}.*)$/u;
const doing = (what: string): string | undefined => {
  const found = TO_DO.exec(what);
  if (
    !found ||
    MEANS.test(found[1]!) ||
    ASKED_WITHIN.test(found[1]!) ||
    / (?:he|she|they|is|are|has|have|had|needs|wants|able)$/i.test(found[1]!)
  )
    return undefined;
  const [, whom = '', before = '', not = '', act = ''] = found;
  const no = before === 'not ' || not !== '' ? 'not ' : '';
  const both = AND_WE_TO.exec(act);
  if (both) return `Let ${whom} ${no}${both[1]}, and let us ${both[2]}`;
  // "For the machine to work, and my husband at the till": the second has nothing to do.
  const beside = AND_SOMEBODY.exec(act);
  if (beside && !VERB.test(beside[2]!) && !/^(?:me|us)$/i.test(whom))
    return `Let ${whom} ${no}${beside[1]}, and be with ${beside[2]}`;
  return /^(?:me|us)$/i.test(whom)
    ? `Help ${whom.toLowerCase()} ${no}to ${act}`
    : `Let ${whom} ${no}${act}`;
};

/** What somebody has or does is brought, as it is already there: "his numbers", "my temper". */
const isTheirs = (what: string): boolean =>
  /^the (?:[^,]+, (?:which|who|whose|whom)|(?:two |three |both )?(?:mothers|fathers|parents|children|families)|congregation|apprentices?|team|crew|\p{Ll}+(?: \p{Ll}+){0,4} who|\p{Lu}\p{Ll}+ famil(?:y|ies))\b/u.test(
    what,
  ) ||
  (/^(?:my|our|his|her|their|this|these|\p{Lu}[\p{L}-]+[’']s) /u.test(what) &&
    !/^\S+ (?:\p{Ll}+ )?(?:healing|safety|recovery|peace|protection|provision|release|return|success|strength|salvation|sobriety|freedom|breakthrough|restoration|comfort|deliverance|forgiveness|rest|sleep)\b/u.test(
      what,
    ));

/** Somebody who has no name here: "be with us both" reads better than "I bring you us both". */
const OURSELVES = new RegExp(
  '^(?:(?:us|him|her|them)(?: (?:all|both))?(?=$|,| (?:and|in|on|at|with|as|by|too|but|while|when|because|since|wherever|especially)\\b)' +
    '|(?:both|all|all \\w+|each|the (?:both|two|three|four|five|six)) of (?:us|them)\\b|every(?:one|body)\\b(?! who))',
  'i',
);

/** “For her more than for me”. */
const MORE_THAN = /^(him|her|them|\p{Lu}\p{Ll}+) more than for (me|us)$/u;
/** What is there already, and counted: “five sewing machines, six tired women”. */
const COUNTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{Ll}+ ){1,3}?\p{Ll}+,? (?:and )?(?:\d+|two|three|four|five|six|seven|my|our)\b/u;

/** What stands behind "for": somebody who is brought before God, or something that is asked for. */
const forWhom = (said: string): string | undefined => {
  // “Me mum”, as people say it at home.
  const what = said.replace(
    /^me (?=(?:mum|mam|dad|da|nan|gran\w*|brother|sister|wife|husband|mates?|son|daughter|kids)\b)/i,
    'my ',
  );
  // "for me, I start on Monday": what is told goes on by itself.
  const told = /^(?:me|us|myself)[,:;]? (?=(?:I|we|my|our)\b(?! and))/i.exec(what);
  if (told) return what.slice(told[0].length);
  const because = /^(?:me|us|myself),? (because|as|since|while|when) (.+)$/i.exec(what);
  if (because) return `I bring you myself, ${because[1]!.toLowerCase()} ${because[2]}`;
  // “Something useful to do”: what is asked for, and nobody who could do it.
  if (/^something \p{Ll}+ to \p{Ll}/u.test(what)) return `I ask for ${what}`;
  const most = /^(.+?),? (?:most|most of all|above all)$/.exec(what)?.[1];
  const first = most === undefined ? undefined : forWhom(most);
  if (first?.startsWith('I ')) return `Above all ${first}`;
  const more = /^(this|that|it) more than for (.+)$/.exec(what);
  if (more) return `I bring you this more than ${more[2]}`;
  const bare = /^(him|her|them|me|us) with (?:whatever|what)\b/i.exec(what)?.[1];
  if (bare) return `Be with ${bare.toLowerCase()}`;
  const acts = doing(what);
  if (acts) return acts;
  const that =
    /^(me|us|myself),? (?:so )?that (.*)$/i.exec(what) ??
    /^([^,]{2,40}),? (?:so )?that ((?:he|she|they|it|his|her|their|god)\b.*)$/i.exec(what);
  if (that && isClause(that[2]!)) {
    if (/^(?:me|us|myself)$/i.test(that[1]!)) return `I ask that ${that[2]}`;
    if (isPerson(that[1]!)) return `I bring you ${that[1]}, and ask that ${that[2]}`;
  }
  if (/^(?:him|her|them)$/i.test(what)) return `Be with ${what.toLowerCase()}`;
  if (ALONE.test(what)) return undefined;
  // “For me in the evenings especially”
  if (/^(?:me|us) (?:in|on|at|during|when|while|this|these|every|through) /i.test(what))
    return `Be with ${what}`;
  if (/^(?:me|us|myself) and\b/i.test(what))
    return `I bring you ${what.replace(/^(?:me|myself)/i, 'myself').replace(/^us/i, 'ourselves')}`;
  if (/^(?:me|us|myself),? \p{Lu}\p{Ll}+$/u.test(what)) return undefined;
  const than = MORE_THAN.exec(what);
  if (than) return `Be with ${than[1]!} more than with ${than[2]!}`;
  if (/ against | or for /.test(what) || COUNTED.test(what)) return `I pray for ${what}`;
  if (/^people$/i.test(what)) return 'I ask for people';
  if (OURSELVES.test(what)) return `Be with ${what}`;
  return isPerson(what) || isTheirs(what) ? `I bring you ${what}` : `I ask for ${what}`;
};

/** “Pray, brothers, from Moundou”: to whom it is said. */
const TO_READERS =
  /^(?:dear |my )?(?:brothers?(?: and sisters?)?|sisters?|friends|saints|everyone|everybody|folks|guys|y[’']?all|church|people)(?:,|$)\s*/i;

/** One plea as a line of prayer; undefined when nothing is left of it, or nothing that could be turned safely. */
export const forPart = (part: string): string | undefined => {
  if (part.trim().startsWith('(')) return undefined;
  const text = withoutLead(part)
    .replace(/^pray\w*\s+(?=for\b|that\b|about\b|over\b)/i, '')
    .replace(TO_READERS, '');
  const away = /^(me|us|him|her|them) ((?:out of|through|into|over|past) .+|home)$/i.exec(text);
  if (away) return `Bring ${away[1]!.toLowerCase()} ${away[2]}`;
  const about =
    /^(?:about|regarding|concerning) ((?:that|this|my|our|the) \p{Ll}+(?: to \p{Ll}.*)?)$/u.exec(
      text,
    )?.[1];
  if (about) return `I bring you ${about}`;
  const forWhat = /^(?:for|over|about|4|regarding|concerning) (\S.*)$/i.exec(text)?.[1];
  if (forWhat) return forWhom(forWhat);
  if (/^against\s/i.test(text)) return `I pray ${text}`;
  if (/^(?:to|not to) /i.test(text)) return `Help me ${text}`;
  if (/^(?:it|this one|this) for (?:me|us)$/i.test(text)) return undefined;
  const clause = text.replace(/^(?:so )?that\s+/i, '');
  const ofGod = OF_GOD.exec(clause);
  if (ofGod && GOD_FIRST.test(clause)) {
    const imperative = asImperative(`${ofGod[1]}${ofGod[2]}`);
    if (imperative) return imperative;
  }
  if (/^(?:what|how) (?:i|we) (?:can|cannot|dare)/i.test(clause)) return undefined;
  if (ALONE.test(clause)) return undefined;
  const whom = TO_DO.exec(clause)?.[1] ?? '';
  const acts = isClause(clause) && (whom === '' || VERB.test(whom)) ? undefined : doing(clause);
  if (acts) return acts;
  // "Please pray, I don’t know what to say" tells.
  if (/^(?:I|we) (?:don[’']?t|do not) (?:even )?know\b/i.test(clause)) return clause;
  if (isClause(clause) || IS_SO.test(clause)) return `I ask that ${clause}`;
  if (/^(?:what|how) /i.test(clause)) return undefined;
  if (/^that\s/i.test(text) && (/\s\S+\s/.test(clause) || /^\S+[’']s \S/.test(clause)))
    return `I ask that ${clause}`;
  return /^(?:and|but|or|because|if|so|which|who|whose|it|he|she|they|i|we|with|in|on|at|from|instead|4|when|whenever|hard|u)\b/i.test(
    clause,
  )
    ? undefined
    : `I ask for ${clause}`;
};
