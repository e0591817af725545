import { sentencesIn } from '../words/sentences.ts';

/** How a person calls their own, as a pattern. */
export const RELATIONS =
  'mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|brother[- ]in[- ]law|wife|husband|hubby|son|daughter|mother|mom|mum|mama|father|dad|papa|brother|sister|friend|best friend|pastor|priest|aunt|uncle|' +
  'grandmother|grandma|granny|nana|grandfather|grandpa|nephew|niece|cousin|neighbou?r|fiancee?|girlfriend|boyfriend|baby|grandson|' +
  'granddaughter|stepson|stepdaughter|stepmother|stepfather|stepmom|stepdad|child|children|' +
  'boss|manager|supervisor|employee|colleague|co-worker|customer|client|supplier|landlord|mentor|teacher|nan|gran|lola|lolo|nanay|tatay|' +
  'kids|sons|daughters|parents|grandchildren|grandkids|twins|family|team|employees|staff|friends|church|godson|goddaughter|coworker|roommate';
const KIND =
  '(?:dear|little|elderly|older|younger|big|oldest|youngest|beloved|teenage|eldest|adopted|foster|good|\\d+[- ]year[- ]old)';
/** A name, as a pattern. */
export const NAME = "\\p{Lu}\\p{Ll}+(?:[-’']\\p{L}+)?";
const WITH_MY = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) (?:(?:${KIND}) )?((?:${RELATIONS}))(?!\\p{L}|[’']|[- ]in[- ]law)(?:,? (${NAME})(?!\\p{L}|[’']s (?:wedding|house|car)))?(?! (?:says?|said|thinks?|told|tells|suggested|wants?|always says))`,
  'gu',
);
const TITLED = new RegExp(
  `\\b(?:Pastor|Rev\\.|Reverend|Father|Fr\\.|Sister|Brother|Dr\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Uncle|Aunt|Grandma|Grandpa) (?!God\\b|Lord\\b|Almighty\\b|Jesus\\b|In\\b)${NAME}(?: ${NAME})?`,
  'gu',
);
const NAMED = new RegExp(
  `\\b(?:[Pp]ray(?:er|ers|ing)? for|[Ll]ift up|[Rr]emember) (${NAME})(?: and (${NAME}))?(?! (?:Church|Baptist|Hospital|County))`,
  'u',
);
/** Words with a capital that are no name of a person. */
export const NO_NAMES = new RegExp(
  '^(?:God|Jesus|Lord|Christ|Christians?|Trusting|Catholic|Bible|Please|Peace|Healing|Wisdom|Strength|The|This|That|Our|Your|Help|Him|Her|Them|Me|My|Us|Protection|Guidance|' +
    'Israel|Ukraine|America|Haiti|Gaza|Sudan|Nigeria|Kenya|Uganda|India|Provision|Breakthrough|Favor|All|Those|Everyone|Family|Today|Thank|' +
    'Amen|Christmas|Easter|Pentecost|Advent|Lent|Safe|Safety|Travel|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|' +
    'July|August|September|October|November|December|He|She|They|We|It|Is|Has|Had|Was|And|But|God’s|Pastor|Rev|Reverend|Father|Mr|Mrs|Dr)$',
);

const LATE =
  /\b(?:passed away|passed on|is gone|in (?:his|her) sleep|died|death|funeral|outlived|lost (?:my|our|her|him)|buried|miscarr\w+|still ?b\w+|lost (?:the|a|our) (?:\w+ )?(?:baby|boy|girl|son|daughter)|late (?:husband|wife|mother|father|son|daughter)|put down|killed)\b/i;
const LATE_NAME = new RegExp(
  `\\b(?:[Hh]is|[Hh]er|[Tt]he baby[’']s|[Tt]heir) names? (?:is|was|are) (${NAME})|\\bsay (${NAME})[’']s name|\\b[Ss]ince (${NAME}) (?:died|passed)|\\b(?:[Mm]y|[Oo]ur) (?:${RELATIONS}),? (${NAME}),? (?:died|passed|was killed)`,
  'u',
);
const HER =
  /^my (?:wife|daughter|mother|mom|mum|mama|sister|aunt|grandmother|grandma|granny|nana|niece|fiancee|girlfriend|granddaughter|mother[- ]in[- ]law|sister[- ]in[- ]law|stepdaughter|goddaughter)\b/;
const HIM =
  /^my (?:husband|son|father|dad|papa|brother|uncle|grandfather|grandpa|nephew|fiance|boyfriend|grandson|father[- ]in[- ]law|brother[- ]in[- ]law|stepson|priest|godson)\b/;

/** "her", "him" or "them", for those who are named. */
export const pronounFor = ([first = '', ...others]: string[]): string => {
  if (others.length > 0) return 'them';
  if (HER.test(first)) return 'her';
  return HIM.test(first) ? 'him' : 'them';
};

/** The people a person writes about, as the prayer may call them: "my wife Ana", "my children", "Maria". At most two. */
export interface Persons {
  named: string[];
  /** "her", "him" or "them". */
  them: string;
  /** The name of somebody who died, when it was said; nobody else is named then. */
  late?: string;
}

/** When nobody is to be named. */
export const nobody: Persons = { named: [], them: 'them' };

/** Reads whom a message is about. Only the dead, when it tells of a death: the prayer is for those who remain. */
export const personsIn = (message: string): Persons => {
  if (LATE.test(message)) {
    const late = LATE_NAME.exec(message)?.slice(1).find(Boolean);
    return late && !NO_NAMES.test(late) ? { ...nobody, late } : nobody;
  }
  const found: string[] = [];
  for (const { 1: relation = '', 2: name = '', index } of message.matchAll(WITH_MY)) {
    // Whoever one stands against is not prayed for as one’s own.
    if (/\b(?:against|hate) $/i.test(message.slice(0, index))) continue;
    const known = name !== '' && !NO_NAMES.test(name) ? ` ${name}` : '';
    const whole = `my ${relation.toLowerCase()}${known}`;
    if (!found.some((one) => one.startsWith(`my ${relation.toLowerCase()}`))) found.push(whole);
  }
  for (const [titled] of message.matchAll(TITLED)) {
    if (/[’']s$/.test(titled)) continue;
    if (found.some((one) => one.includes(titled.split(' ')[1]!))) continue;
    // "Our pastor, Rev. Mwangi" is one person.
    const at = found.findIndex((one) => /^my (?:pastor|priest|neighbou?r|friend)$/.test(one));
    found.splice(at < 0 ? found.length : at, at < 0 ? 0 : 1, titled);
  }
  if (found.length === 0) {
    const [, one = '', other = ''] = NAMED.exec(message) ?? [];
    found.push(...[one, other].filter((name) => name !== '' && !NO_NAMES.test(name)));
  }
  const named = found.slice(0, 2);
  return { named, them: pronounFor(named) };
};

/** Words by which a person speaks of themselves as the one concerned. */
const OF_SELF =
  /\b(?:I|I[’']?m|i|im|we|us|me|me and|and me)\b (?!help|do|worry|pray|ask|love|hope|think|know|want|saw|see|am (?:asking|writing)|bring|gave|match)|\b(?:to|with|at|from|for) (?:me|us)\b|\b(?:told|left|hit|hurt|asked|hates?|calls?|treats?) (?:me|us)\b|\b(?:wife|husband) and (?:I|i|me)\b|\bwith (?:my|our)\b/;

/** What belongs to the asking, and says nothing of who is concerned. */
const ASKING =
  /\b(?:(?:I|we)(?: am|[’']m| are|[’']re)?(?: just| only)? (?:ask|asking|pray|praying|request|requesting|worried|worry|love|thank|thankful|grateful|believe|hope|know)\b|(?:pray|join|agree|stand) with (?:me|us)\b|(?:help|with) me (?:to )?pray\b|let us pray\b|for me\b(?=[.!]?$))/giu;
const FIRST_PERSON = /(?<!\p{L})(?:I|[Mm]e|[Ww]e|[Uu]s|[Mm]yself|[Oo]urselves|im|i)(?!\p{L})/u;
const HEAD = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) (?:[\\p{Ll}-]+ )?(?:${RELATIONS}|partner|worker|driver|accountant|mechanic|competitor)(?!\\p{L})|\\b(?:[Hh]e|[Ss]he|[Tt]hey|[Hh]is|[Hh]er|[Tt]heir)\\b|\\bfamil(?:y|ies)\\b|\\b(?:believers|people|children|those) (?:in|who)\\b`,
  'u',
);

/** Whether a message tells of others, and nowhere of the person who writes. */
const tellsOfOthers = (message: string): boolean => {
  const told = message.replaceAll(ASKING, '');
  return HEAD.test(told) && !FIRST_PERSON.test(told) && !OF_SELF.test(told);
};

/** Whether a message is about somebody else, and not about the person who writes: its first sentence tells, or all of it. */
export const isForAnother = (message: string): boolean => {
  const [first = message] = sentencesIn(message);
  if (tellsOfOthers(message)) return true;
  return (
    (new RegExp(WITH_MY.source, 'iu').test(first) ||
      new RegExp(TITLED.source, 'u').test(first) ||
      NAMED.test(first)) &&
    !OF_SELF.test(first)
  );
};

/** One's own child, and one's own part in what befalls it. */
const CHILD_OF_ANOTHER =
  /\b(?:daughter[- ]in[- ]law|sister|friend|niece|daughter|cousin|coworker|neighbou?r)\b[^.!?]{0,30}\b(?:miscarr\w*|lost (?:the|her|a|their) (?:baby|child)|stillb\w*)/i;
const OWN_CHILD = /\b(?:my|our) (?:\w+ )?(?:son|daughter|baby|boy|girl|child|twins|little one)\b/i;
const OF_ONE = new RegExp(
  `\\b(?:my|our) (?:${KIND} )?(?:${RELATIONS})\\b|\\b(?:he|she|kuya|ate)\\b`,
  'iu',
);
const OWN_HABIT =
  /\b(?:i|i[’']m|i am|i[’']ve|i have|me)\b[^.!?]{0,30}\b(?:drink(?:ing)?|drank|us(?:e|ed|ing)|relaps\w*|sober|clean|gambl\w*|bet(?:ting)?|addict\w*|my sponsor|meetings)\b/i;

const KIND_NEIGHBOR =
  /\b(?:brings?|brought|kind|sick|ill|leukemia|cancer|widow\w*|lost (?:her|his)|alone|lonely|old (?:man|lady|neighbou?r))\b/i;
const QUARREL =
  /\b(?:camera|nois\w*|loud|music|shout\w*|bark\w*|fence|report\w*|hoa|complain\w*|angry|cross|parking|snow onto|bang\w*|fight)\b/i;

const timesIn = (message: string, pattern: RegExp): number => message.match(pattern)?.length ?? 0;

/** Whoever begins with another and goes on with themselves is the one concerned. */
const isMostlyOwn = (message: string): boolean =>
  timesIn(message, /(?<![\p{L}])I(?![\p{L}])/gu) >
  timesIn(message, /\b(?:he|she|they|him|her|his|their|them)\b/gi) + 1;

/** Whether a message of this topic is about somebody else, where its first sentence does not tell. */
export const isForAnotherIn = (topic: string, message: string): boolean => {
  if (topic === 'miscarriage' && CHILD_OF_ANOTHER.test(message)) return true;
  if (topic === 'miscarriage' && OWN_CHILD.test(message)) return false;
  if (topic === 'neighbors' && KIND_NEIGHBOR.test(message) && !QUARREL.test(message)) return true;
  if (topic === 'addiction' && !OWN_HABIT.test(message) && OF_ONE.test(message)) return true;
  return isForAnother(message) && !isMostlyOwn(message);
};

/** "my wife and my son", as the person prays it. */
export const inPrayer = (persons: Persons): string => persons.named.join(' and ');

/** "your wife and your son", as we speak of them. */
export const inSpeech = (persons: Persons): string =>
  persons.named.map((name) => name.replace(/^my /, 'your ')).join(' and ');
