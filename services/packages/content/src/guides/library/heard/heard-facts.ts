import type { Told } from '../../themes/told.ts';
import { nameIn } from '../facts/people.ts';
import type { Fact } from '../types.ts';
import { askedIn, feltIn, formOf, type Form } from './forms.ts';
import { sentencesIn } from '../../../words/sentences.ts';
import { bareOf, countOf, isAsking, sayableIn, tellingIn } from './own-clauses.ts';
import { questionsIn, quotedQuestion, turned, twoIn } from './question-told.ts';
import { reckonedIn } from './sums-told.ts';

const NAME = "\\p{Lu}[\\p{Ll}’'-]{2,}";
const NOT =
  /^(?:The|This|That|They|She|Who|What|How|When|Where|Which|Why|And|But|God|Christ|Jesus|Lord|Bible|Christian|Catholic|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Good|Thank|Thanks|Can|Should|Matthew|Psalm|English|German|Spanish)$/;
const SHE =
  'wife|daughter|mother|mum|mom|sister|aunt|auntie|niece|mother-in-law|sister-in-law|girl|bride|nan|grandmother|goddaughter';
const HE =
  'husband|son|dad|father|brother|uncle|nephew|father-in-law|brother-in-law|son-in-law|lad|guy|boy|man|grandfather';
const ANY =
  'cousin|partner|landlord|assistant|foreman|supplier|customer|client|neighbou?r|pastor|minister|treasurer|boss|mate|friend|employee|salesman|apprentice|bookkeeper|mechanic|manager|driver|cook|buyer|accountant';
const KIN = [SHE, HE, ANY]
  .join('|')
  .split('|')
  .toSorted((one, other) => other.length - one.length)
  .join('|');

interface Person {
  /** "Joost", "your wife". */
  called: string;
  at: number;
  gender: 'she' | 'he' | undefined;
}

const genderOf = (kin = ''): Person['gender'] =>
  new RegExp(`^(?:${SHE})$`, 'i').test(kin)
    ? 'she'
    : new RegExp(`^(?:${HE}|salesman)$`, 'i').test(kin)
      ? 'he'
      : undefined;

const patterns = {
  kin: new RegExp(
    `\\b(?:([Mm]y|[Oo]ur)|[Aa]n?|[Tt]he) (?:[\\p{Ll}-]+ ){0,2}?(${KIN})\\b(?![’'-])(?:,? (?:named |called )?(${NAME}))?`,
    'gu',
  ),
  named: new RegExp(
    `\\b(?:[Hh]is|[Hh]er|[Tt]heir) name(?: is|[’']s) (${NAME})|\\b(?:named|called|tell|told|[Aa]sk|asked|gave|text|phone|ring) (${NAME})(?! \\d)|\\b(${NAME}) is (?:his|her) name`,
    'gu',
  ),
};

/** All whom a text speaks of, in their order. */
const peopleIn = (text: string): Person[] =>
  (/\b(?:my|our|his|her) (?:late|dear departed)\b|\b(?:died|passed away|funeral)\b/i.test(text)
    ? []
    : [
        ...[...text.matchAll(patterns.kin)].flatMap(({ 1: mine, 2: kin = '', 3: name, index }) =>
          name && !NOT.test(name)
            ? [{ called: name, at: index, gender: genderOf(kin) }]
            : mine
              ? [{ called: `your ${kin.toLowerCase()}`, at: index, gender: genderOf(kin) }]
              : [],
        ),
        ...[...text.matchAll(patterns.named)].flatMap(({ index, ...found }) => {
          const name = [found[1], found[2], found[3]].find((one) => one !== undefined);
          return name && !NOT.test(name) ? [{ called: name, at: index, gender: undefined }] : [];
        }),
      ]
  ).toSorted((one, other) => one.at - other.at);

const pronounOf = (message: string): 'she' | 'he' | 'they' | undefined =>
  /\b(?:she|her|hers)\b/i.test(message)
    ? /\b(?:he|him|his)\b/i.test(message)
      ? undefined
      : 'she'
    : /\b(?:he|him|his)\b/i.test(message)
      ? 'he'
      : undefined;

/** The one that a turn is about: named in it, or meant by its "he" or "she" without a doubt. */
const whom = ({ message, all }: Told): string | undefined => {
  const now = peopleIn(message);
  if (now.length > 0) return now.at(-1)!.called;
  const pronoun = pronounOf(message);
  if (!pronoun) return undefined;
  const fit = peopleIn(all).filter(({ gender }) => gender === undefined || gender === pronoun);
  const names = new Set(fit.map(({ called }) => called));
  return names.size === 1 || fit.at(-1)?.gender === pronoun ? fit.at(-1)?.called : undefined;
};

const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const DAYS = new RegExp(
  `\\b(?:by|before|until|till|next|this)? ?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?!s)|tomorrow|tonight)\\b|\\b(?:by|before|until|till) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:(?:${MONTH})(?: \\d{1,2}(?!\\d)(?:st|nd|rd|th)?)?|Christmas|Easter)(?:,? \\d{4})?|\\bthe \\d{1,2}(?:st|nd|rd|th)\\b`,
  'gu',
);

const earlier = ({ all, message }: Told): string => all.slice(0, all.length - message.length);
const isSaid =
  (said: string) =>
  (clause: string): boolean =>
    said.includes(clause);

const theAsk = ({ message }: Told): string | undefined => {
  const asked = askedIn(message);
  return asked && (turned(asked) ?? quotedQuestion(asked));
};

const two = ({ message }: Told): readonly [string, string] | undefined => {
  const all = questionsIn(message);
  return all
    .toReversed()
    .map(twoIn)
    .find((one) => one !== undefined);
};

const form =
  (...forms: Form[]): Fact =>
  (told) =>
    forms.includes(formOf(told)) ? 'yes' : undefined;

const quotedOf = (message: string): string | undefined => {
  const found = /["“]([^"”]{12,160})["”]/.exec(message)?.[1];
  return found && found.split(/\s+/).length >= 4 ? found.replace(/[.,]$/, '') : undefined;
};

const quote = (told: Told): string | undefined => tellingIn(told.message, isSaid(told.said));
const before = (told: Told): string | undefined => {
  const text = earlier(told);
  return text.trim() === '' ? undefined : tellingIn(text, isSaid(told.said));
};

const need =
  /\b(?:can[’']?t (?:pay|afford)|cannot (?:pay|afford)|behind (?:on|with)|my rent|loans?|evict\w*|i need (?:\d|money|help)|out of work|lost my job|hours got cut|got cut|broke)\b/i;
const mostSentences = 3;
const mostInSentence = 34;
const leastInSentence = 3;

/** What somebody tells, in whole sentences, fit for a message to a person. */
const sentencesTold = (text: string): string | undefined => {
  const told = sentencesIn(text)
    .filter((one) => !isAsking(one))
    .map(bareOf)
    .filter((one) => countOf(one) >= leastInSentence && countOf(one) <= mostInSentence)
    .slice(-mostSentences);
  return told.length === 0 ? undefined : told.map((one) => `${one}.`).join(' ');
};

/** What somebody asks, in whole sentences. */
const questionsAsked = (text: string): string | undefined => {
  const asked = sentencesIn(text)
    .filter((one) => isAsking(one) && one.endsWith('?'))
    .map(bareOf)
    .filter((one) => countOf(one) <= mostInSentence);
  return asked.length === 0 ? undefined : asked.join(' ');
};

/** What is taken up of a turn, whatever its matter: the question, the person's own words, the one it is about, a reckoning. */
export const heardFacts: Readonly<Record<string, Fact>> = {
  asksFor: theAsk,
  name: ({ all }) => nameIn(all),
  askTurned: ({ message }) => {
    const asked = askedIn(message);
    return asked && turned(asked);
  },
  quote,
  felt: ({ message }) => feltIn(message),
  inNeed: ({ all }) => (need.test(all) ? 'yes' : undefined),
  before,
  told: (told) => quote(told) ?? before(told),
  wayOne: (told) => two(told)?.[0],
  wayTwo: (told) => two(told)?.[1],
  whom,
  aDay: ({ message }) =>
    [...message.matchAll(DAYS)]
      .at(-1)?.[0]
      .trim()
      .replace(/^(?:by|until|till|before) /, ''),
  sayable: (told) => {
    const name = whom(told);
    return sayableIn(told.message, name) ?? sayableIn(earlier(told), name);
  },
  aSum: reckonedIn,
  ownLine: ({ message }) => quotedOf(message),
  ownLineHas: ({ message }) => {
    const line = quotedOf(message);
    if (line === undefined) return undefined;
    const dated =
      /\b(?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|monday|friday|week)\b/i.test(
        line,
      );
    const counts = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(
      line.replaceAll(/\d{4}/g, ''),
    );
    return dated && counts
      ? 'It has a date, and it has something one can count; that is what such a line needs, with or without money in it'
      : dated
        ? 'It has a date; what it lacks is one thing that a stranger could count or see'
        : counts
          ? 'It has something one can count; what it lacks is the date'
          : 'It says which way; what it lacks is a date, and one thing that a stranger could see or count';
  },
  clauses: ({ message, all }) => sentencesTold(message) ?? sentencesTold(all),
  asksAll: ({ message }) => questionsAsked(message),
  forWording: form('wording'),
  forCheck: form('check'),
  forSum: form('sum'),
  forWhatIf: form('whatIf'),
  forEither: form('either', 'order'),
  forTime: form('time'),
  forSheet: form('sheet'),
  forSheetWhat: form('sheetWhat'),
  forSheetWhere: form('sheetWhere'),
  forAllowed: form('allowed', 'yesNo'),
  forWho: form('who'),
  forWay: form('way', 'other'),
  forFeeling: form('feeling'),
  forFacts: form('facts'),
  forThanks: form('thanks'),
};
