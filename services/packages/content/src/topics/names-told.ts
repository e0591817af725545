import { NAME, NO_NAMES } from './persons.ts';

/** Whose name is wanted → how they are called. */
const KIN = {
  child:
    'son|daughter|boy|girl|lad|child|stepson|stepdaughter|grandson|granddaughter|grandbaby|baby girl|baby boy|baby|nephew|niece|godson|goddaughter|foster son|foster daughter|little one|eldest|oldest|youngest',
  spouse: 'wife|husband|fianc[ée]e?|partner|girlfriend|boyfriend|hubby|missus',
  parent:
    'mother|mom|mum|mama|mam|mommy|father|dad|daddy|papa|pop|grandmother|grandma|granny|gran|nana|nan|grandfather|grandpa|grandad|nanay|tatay|lola|lolo|abuela|abuelo',
  sibling:
    'brother|sister|twin|bro|sis|half-brother|half-sister|stepbrother|stepsister|cousin|primo|prima|kuya|ate',
  friend:
    'friend|mate|neighbou?r|co-?worker|colleague|co-?founder|partner|roommate|flatmate|boss|best mate|buddy',
} as const;
const TITLE = '(?:Pastor|Rev\\.?|Reverend|Father|Fr\\.?|Bishop|Sister|Brother|Deacon)';

/** Who has a name in what is told. */
export type Kin = keyof typeof KIN | 'pastor' | 'pair' | 'taken';

const behind = (words: string): RegExp =>
  new RegExp(
    `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Ll]ittle|[Bb]aby|[Ff]irst|\\d) (?:[\\p{Ll}-]+ ){0,2}(?:${words})(?: is| called| named|[’']?s called|[’']?s name is)?,? (${NAME})(?![’']s (?:shop|house|church))`,
    'gu',
  );
const CALLED: Readonly<Record<keyof typeof KIN, RegExp>> = {
  child: behind(KIN.child),
  spouse: behind(KIN.spouse),
  parent: behind(KIN.parent),
  sibling: behind(KIN.sibling),
  friend: behind(KIN.friend),
};
/** “Our Tim has not called”: one’s own child, as people say it at home; “Baby girl Ada came early”. */
const OURS = new RegExp(
  `^(?:[Oo]ur|[Bb]aby(?: [Gg]irl| [Bb]oy)?) (${NAME})(?=[,\\s])|(?<=[.!?] )Our (${NAME})(?=[,\\s])`,
  'u',
);
const SHEPHERD = new RegExp(`\\b${TITLE} (${NAME}(?:[ -]${NAME})?)`, 'u');

const PAIR = new RegExp(`(?<!, )\\b(${NAME}) and (${NAME})\\b(?! \\p{Lu})`, 'u');

/** “My son is nine … please pray for Oliver”. */
const OWN_CHILD =
  /\b(?:my|our) (?:[\p{Ll}-]+ )?(?:son|daughter|boy|girl|kid|child|grandson|granddaughter)\b/iu;
const FOR_ONE = new RegExp(`\\b(?:[Pp]ray(?:ers?|ing)?|[Pp]ls|[Pp]lease) for (${NAME})\\b`, 'u');
const SEVERAL =
  /\b(?:two|three|four|both) (?:little |foster |small )?(?:brothers|sisters|boys|girls|siblings|kids|children)\b/i;

const nameIn = (matches: Iterable<RegExpMatchArray>): string | undefined => {
  for (const match of matches) {
    const name = match.slice(1).find(Boolean);
    if (name && !NO_NAMES.test(name)) return name;
  }
  return undefined;
};

/** The names of those who stand near, as far as they were told. */
export const namesTold = (message: string): Partial<Record<Kin, string>> => {
  const found: Partial<Record<Kin, string>> = {};
  for (const [kin, pattern] of Object.entries(CALLED) as [keyof typeof KIN, RegExp][]) {
    const name = nameIn(message.matchAll(pattern));
    if (name) found[kin] = name;
  }
  const ours = OURS.exec(message);
  const own = ours && nameIn([ours]);
  if (own && !found.child) found.child = own;
  const asked = OWN_CHILD.test(message) ? FOR_ONE.exec(message)?.[1] : undefined;
  if (asked && !found.child && !NO_NAMES.test(asked)) found.child = asked;
  const taken = SEVERAL.test(message) ? 'these children' : found.child;
  if (taken) found.taken = taken;
  const pastor = SHEPHERD.exec(message)?.[1];
  if (pastor) found.pastor = pastor;
  const [pair, ...two] = PAIR.exec(message) ?? [];
  if (pair && two.every((name) => !NO_NAMES.test(name))) found.pair = pair;
  return found;
};
