const RELATIONS =
  'wife|husband|son|daughter|mother|mom|mum|father|dad|brother|sister|friend|best friend|pastor|aunt|uncle|grandmother|grandma|grandfather|grandpa|nephew|niece|cousin|neighbor|fiance|fiancee|girlfriend|boyfriend|baby|grandson|granddaughter|mother-in-law|father-in-law|stepson|stepdaughter|child|children|kids|sons|daughters|parents|grandchildren|family|team|employees|staff|friends|church';
const WITH_MY = new RegExp(
  `\\b(?:my|our) (?:(?:dear|little|elderly|older|younger|oldest|youngest|late|beloved|teenage|\\d+[- ]year[- ]old|eldest) )?(${RELATIONS})\\b`,
  'gi',
);
const NAMED =
  /\b(?:pray(?:er|ers|ing)? for|lift up|remember) (?:my (?:[a-z-]+ )?[a-z-]+,? )?(\p{Lu}\p{Ll}{2,14})\b/u;
const NO_NAMES =
  /^(?:God|Jesus|Lord|Christ|Please|Peace|Healing|Wisdom|Strength|The|This|That|Our|Your|Help|Him|Her|Them|Me|My|Us|Protection|Guidance|Israel|Ukraine|America|Haiti|Provision|Breakthrough|Favor|All|Those|Everyone|Family|Today|Thank|Amen|Christmas|Easter)$/;

const LATE =
  /\b(?:passed away|died|funeral|lost my|buried|miscarr\w+|stillb\w+|lost (?:the|a|our) baby|late (?:husband|wife|mother|father|son|daughter)|death of)\b/i;
const HER =
  /^my (?:wife|daughter|mother|mom|mum|sister|aunt|grandmother|grandma|niece|fiancee|girlfriend|granddaughter|mother-in-law|stepdaughter)$/;
const HIM =
  /^my (?:husband|son|father|dad|brother|uncle|grandfather|grandpa|nephew|fiance|boyfriend|grandson|father-in-law|stepson)$/;

const pronounFor = ([first = '', ...others]: string[]): string => {
  if (others.length > 0) return 'them';
  if (HER.test(first)) return 'her';
  return HIM.test(first) ? 'him' : 'them';
};

/** The people a person writes about, as the prayer may call them: "my wife", "my children", "Maria". At most two. */
export interface Persons {
  named: string[];
  /** "her", "him" or "them". */
  them: string;
}

/** When nobody is to be named. */
export const nobody: Persons = { named: [], them: 'them' };

/** Reads whom a message is about. Nobody, when it tells of a death: the prayer is for those who remain. */
export const personsIn = (message: string): Persons => {
  const found = new Set<string>();
  const name = NAMED.exec(message)?.[1];
  for (const match of message.matchAll(WITH_MY)) found.add(`my ${match[1]!.toLowerCase()}`);
  if (name && !NO_NAMES.test(name) && found.size === 0) found.add(name);
  if (LATE.test(message)) return nobody;
  const named = [...found].slice(0, 2);
  return { named, them: pronounFor(named) };
};

/** Words by which a person speaks of themselves as the one concerned. */
const OF_SELF =
  /\b(?:I|I[’']?m|i|im|we|me and|and me)\b (?!help|do|worry|pray|ask|love|hope|think|know|want|saw|see)|\b(?:wife|husband) and (?:I|i|me)\b/;

/** Whether a message is about somebody else, and not about the person who writes. */
export const isForAnother = (message: string): boolean =>
  new RegExp(WITH_MY, 'i').test(message) && !OF_SELF.test(message);

/** "my wife and my son", as the person prays it. */
export const inPrayer = (persons: Persons): string => persons.named.join(' and ');

/** "your wife and your son", as we speak of them. */
export const inSpeech = (persons: Persons): string =>
  persons.named.map((name) => name.replace(/^my /, 'your ')).join(' and ');
