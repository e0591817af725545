import type { Told } from '../themes/told.ts';

/** The one to whom words go. */
export interface Recipient {
  /** By name, or as kin are called: "Daniel", "Uncle". */
  name: string | undefined;
  /** What they are to the writer, in lower case: "group leader". */
  relation: string | undefined;
  gender: 'she' | 'he' | undefined;
  isChild: boolean;
}

const NAME = String.raw`\p{Lu}[\p{L}’'-]*\p{Ll}`;
const TITLED = String.raw`(?:(?:Mrs?|Ms|Dr|Miss|Pastor|Father|Sister|Brother|Deacon|Reverend|Rev)\.? )?${NAME}`;

const WOMEN =
  'wife|mother|mum|mom|mama|sister|daughter|aunt|auntie|niece|grandmother|grandma|nan|girlfriend|mother-in-law|sister-in-law|daughter-in-law|landlady|waitress|goddaughter|stepmother|lady|woman|girl';
const MEN =
  'husband|father|dad|papa|brother|son|uncle|nephew|grandfather|grandpa|boyfriend|father-in-law|brother-in-law|son-in-law|landlord|waiter|godson|stepfather|stepdad|man|guy|boy|foreman|salesman';
const ANY =
  'partner|business partner|cofounder|co-founder|friend|best friend|cousin|boss|manager|supervisor|colleague|coworker|employee|worker|apprentice|assistant|cashier|driver|cook|chef|baker|mechanic|cleaner|bookkeeper|accountant|secretary|receptionist|supplier|customer|client|tenant|neighbou?r|pastor|priest|bishop|elder|deacon|group leader|leader|mentor|coach|teacher|lecturer|professor|lawyer|banker|bank|investor|lender|creditor|debtor|contractor|builder|carer|nurse|doctor|flatmate|roommate|child|parents|in-laws|team|staff|crew|group|board|committee|church|family|kids|children|customers|clients|neighbou?rs|members|volunteers';
const RELATION = `(?:${`${WOMEN}|${MEN}|${ANY}`
  .split('|')
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;

/** Words with a capital that are nobody’s name. */
const NO_NAME = new RegExp(
  `^(?:${[
    'I A An The This That These Those What Who How When Where Why Which If And But Or So No Not Yes Yesterday Today',
    'He She It We They You My Our His Her Their One Two Three Last Next Then There Here Now Maybe Please Thank Thanks',
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays',
    'January February March April May June July August September October November December Easter Christmas Advent Lent',
    'God Jesus Christ Lord Bible Scripture Christian Christians Hindu Muslim Jew Jewish Catholic Methodist Baptist',
    'English French German Spanish Dutch Portuguese African Asian American British Facebook Instagram Google WhatsApp',
    'Ok Okay Ill Im Ive Id Do Does Did Can Could Should Would Will Is Are Was Were Has Have Had Am Be Give Write Tell Say Help',
    'Still Since After Before Because Although Good Great Fine Right Well Also Only Just Even Every Each All Some Any Both Most',
    'Dear Hi Hello Hey Good Morning Evening Regards VAT CEO AI UK US USA EU Instead Sorry Honestly Mostly Once In On At To Of For With From By As Until About Nobody Everybody Someone People Sales Tools Flour',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
);

interface Mention {
  name: string | undefined;
  relation: string | undefined;
  /** "My pastor" rather than "the pastor". */
  isMine: boolean;
  at: number;
}

const isName = (name: string | undefined): name is string =>
  name !== undefined && name.length > 1 && !NO_NAME.test(name) && !/^I[’']/.test(name);
const bare = (name: string | undefined): string | undefined => name?.replace(/[’']s?$/, '');

/** Within a sentence a capital is a name’s; at its beginning any word has one. */
const isWithin = (text: string, at: number): boolean =>
  /[\p{L}\d,;:)’'-]\s*$/u.test(text.slice(Math.max(0, at - 3), at));
const actsIn = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}])${name}(?:[’']s \p{Ll}| (?:and (?:I|my)|is|was|has|had|will|would|says|said|wants|wanted|thinks|doesn|does|told|asked|took|never|always)\b)|\p{Ll} ${name}(?![\p{L}])`,
    'u',
  ).test(text);

/** Everybody who is named, or told of by what they are to the writer, in the order of the text. */
const mentionsIn = (text: string): Mention[] => {
  const related = [
    ...text.matchAll(
      new RegExp(
        String.raw`\b([Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Yy]our) (?:(?!is |was |in |at |to |for |from |and )[\p{Ll}\d-]+ ){0,3}?(${RELATION})(?:[’']s)?(?=[^\p{L}-]|$)(?! \(me\))(?:,? (?:is |called |named |,)?(${TITLED}))?`,
        'gu',
      ),
    ),
  ].map(({ 1: article = '', 2: relation, 3: name, index }) => ({
    relation: relation?.toLowerCase(),
    name: isName(bare(name)) ? bare(name) : undefined,
    isMine: /^(?:my|our)$/i.test(article),
    at: index,
  }));
  const named = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])(${TITLED})`, 'gu'))]
    .map(({ 1: name, index }) => ({
      name: bare(name),
      relation: undefined,
      isMine: false,
      at: index,
    }))
    .filter(({ name, at }) => isName(name) && !/[“"‘]$/.test(text.slice(Math.max(0, at - 1), at)))
    .filter(({ name = '', at }) => isWithin(text, at) || actsIn(text, name));
  const all = [...related, ...named].sort((one, other) => one.at - other.at);
  // Who was told of with a name and a relation once keeps both wherever only the name stands.
  return all.map((mention) => ({
    ...mention,
    relation:
      mention.relation ??
      related.find(({ name }) => name !== undefined && name === mention.name)?.relation,
    name:
      mention.name ?? related.find((one) => one.relation === mention.relation && one.name)?.name,
  }));
};

const genderOf = (relation: string | undefined): 'she' | 'he' | undefined =>
  relation === undefined
    ? undefined
    : new RegExp(`^(?:${WOMEN})$`).test(relation)
      ? 'she'
      : new RegExp(`^(?:${MEN})$`).test(relation)
        ? 'he'
        : undefined;

const TO = String.raw`\b(?:to|tell|ask|text|email|write|message|answer|thank|call|show|invite|for|with|thanks) `;

/** As kin are spoken to, where no name is known. */
const CALLED =
  /^(?:uncle|aunt|auntie|dad|mum|mom|mama|papa|grandma|grandpa|nan|pastor|father|mother)$/;
const AGE =
  /\b(?:an?|my|our) (?:(?:1[0-2]|[2-9]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]year[- ]olds?|little (?:boy|girl|one|son|daughter))\b/i;

const recipientOf = (
  { name, relation }: Pick<Mention, 'name' | 'relation'>,
  isChild = false,
): Recipient => ({
  name:
    name ??
    (relation !== undefined && CALLED.test(relation)
      ? `${relation.charAt(0).toUpperCase()}${relation.slice(1)}`
      : undefined),
  relation,
  gender: genderOf(relation),
  isChild: isChild || /^(?:child|kids|children)$/.test(relation ?? ''),
});

const SEVERAL =
  /^(?:team|staff|crew|group|board|committee|church|family|kids|children|parents|in-laws|bank|customers|clients|neighbou?rs|members|volunteers)$/;

/** To whom the words go that a turn asks for; undefined where nobody can be made out. */
export const recipientIn = ({
  message,
  all,
}: Pick<Told, 'message' | 'all'>): Recipient | undefined => {
  const mentions = mentionsIn(all);
  const before = all.length - message.length;
  const isOfNow = ({ at }: Mention): boolean => at >= before;
  if (AGE.test(message)) {
    const child = mentions.findLast(
      ({ name, relation }) =>
        name !== undefined &&
        (relation === undefined || /son|daughter|boy|girl|child/.test(relation)),
    );
    return recipientOf(child ?? { name: undefined, relation: 'child' }, true);
  }
  const addressed = mentions.filter(isOfNow).find(({ at }) =>
    new RegExp(`${TO}(?:(?:my|our|the|a|an|this|that) (?:[\\p{Ll}-]+ ){0,2})?$`, 'iu').test(
      // The relation begins with its "my"; a name may stand behind it.
      all.slice(Math.max(before, at - 40), at),
    ),
  );
  if (addressed) return recipientOf(addressed);
  const pronoun =
    /\b(?:to|tell|ask|say to|write|for|with|answer|text|thank) (him|her|them)\b|\b(he|she|they)\b/i.exec(
      message,
    );
  const gender = /^(?:him|he)$/i.test(pronoun?.[1] ?? pronoun?.[2] ?? '')
    ? 'he'
    : /^(?:her|she)$/i.test(pronoun?.[1] ?? pronoun?.[2] ?? '')
      ? 'she'
      : undefined;
  const fits = (one: Mention): boolean => {
    if (gender !== undefined && one.name === undefined && SEVERAL.test(one.relation ?? ''))
      return false;
    const own = genderOf(one.relation);
    return gender === undefined || own === undefined || own === gender;
  };
  const named = mentions.filter((one) => fits(one));
  const best =
    named.findLast((one) => isOfNow(one) && one.name !== undefined) ??
    named.find(({ name, relation }) => name !== undefined && relation !== undefined) ??
    named.find(({ relation, isMine }) => relation !== undefined && isMine) ??
    named.find(({ name }) => name !== undefined) ??
    named.find(({ relation }) => relation !== undefined);
  return best ? { ...recipientOf(best), gender: genderOf(best.relation) ?? gender } : undefined;
};
