import { questionIn } from '../library/facts/question.ts';
import { contributionFacts } from './facts.ts';
import { reckonedFacts } from './plain-sums.ts';
import { moneyIn, written } from './told-money.ts';
import { refundLetter } from './refund-letter.ts';
import type { Fact } from '../library/types.ts';
import type { Told } from '../themes/told.ts';

const DAYS = 'Mon|Tues|Wednes|Thurs|Fri|Satur|Sun';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A day, as it was told last: "Friday", "the 18th", "10 November", "15 January". */
const dayTold = ({ message, all }: Told): string | undefined => {
  const DAY = new RegExp(
    String.raw`\b(?:by|until|till|before|on|from|is|after|says) (?:about |this |next )?(the \d{1,2}(?:st|nd|rd|th)(?: of (?:${MONTHS}))?|(?:${DAYS})day|(?:mid-|early |late )?(?:(?:${MONTHS})(?: \d{1,2})?|\d{1,2} (?:${MONTHS})))\b`,
    'gi',
  );
  const found = [...message.matchAll(DAY)].at(-1)?.[1] ?? [...all.matchAll(DAY)].at(-1)?.[1];
  return found && (/^(?:the|mid|early|late)/i.test(found) ? found : capital(found));
};

const NO_NAME =
  /^(?:Catholic|Pentecostal|Muslim|Orthodox|Buddhist|Christian|German|French|Congolese|Bakers?|Retired|Willing|Not|Thinking|Just|Burnt|Only)\b/;
const nameTold = (told: Told): string | undefined => {
  const own =
    /\bmine is (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(told.all)?.[1] ??
    /(?<![Hh]is |[Hh]er |[Tt]heir |company )\b(?:[Nn]ame:?(?: is|[’']s)? |[Mm]y name(?: is|[’']s) |[Ii]t[’']s )(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(
      told.all,
    )?.[1] ??
    /\b(?:I am|I[’']m) (\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{Ll}’'-]+)?)(?=[.,]| (?:from|in|of|and)\b)/u.exec(
      told.all,
    )?.[1] ??
    /(?:^|[.!?] )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?:, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?\.?$/mu.exec(
      told.all,
    )?.[1];
  return own !== undefined && !NO_NAME.test(own) ? own : undefined;
};

const NO_PLACE =
  /^(?:HR|IT|CFO|Friday|Monday|Tuesday|Wednesday|Thursday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Eastern|God|Christ|Jesus|Christian|Christmas|Easter|I|UK|PayPal|Mr|Mrs|Pam|Google|Facebook|Matthew|Financial|Guest|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;
const placeTold = ({ all }: Told): string | undefined =>
  [
    ...all.matchAll(
      /\b(?:in|from|near|around|at) (\p{Lu}[\p{L}’'-]+(?: (?:\p{Lu}[\p{Ll}’'-]+))?)(?![\p{L}’'])/gu,
    ),
  ]
    .map(([, name = '']) => name)
    .find((name) => !NO_PLACE.test(name.split(' ')[0]!));

const COUNTRIES =
  'Canada|Ireland|England|Scotland|Wales|Germany|Austria|Switzerland|France|Spain|Italy|Poland|Portugal|Croatia|Slovenia|Greece|Sweden|Norway|Denmark|Finland|Belgium|Brazil|Mexico|Argentina|Chile|Colombia|Kenya|Uganda|Ghana|Nigeria|Rwanda|Zambia|India|Japan|Singapore|Australia|New Zealand|Romania|Hungary|Ukraine|Georgia|South Africa|the Philippines|the Netherlands|the United Kingdom';
const abroad = ({ all }: Told): string | undefined =>
  new RegExp(`\\b(?:${COUNTRIES})\\b`).exec(all)?.[0] ??
  (/\bSaskatchewan|Ontario|Toronto|Alberta|Quebec\b/.test(all) ? 'Canada' : undefined);

const OFFER =
  /\b[Ii](?:[’']d like to|[’']d| can| could| would like to| want to| would| know how to) (?:also |gladly |just )?((?:teach|cook|weld|mentor|translate|drive|build|do|make|fix|repair|sew|design|write|keep|read|explain|play|print|paint|help with|take|train|run|edit)\b[^.?!;,]{0,60}(?:, [^.?!;]{2,30})?)/;
const GOOD_AT = /\b[Gg]ood (?:with|at) ([^.?!;]{4,50})/;
const SERIOUS = /^(?:do (?:it|that|this|also)|make (?:it|that)|take (?:it|that)|read on)\b/;
const offer = ({ all }: Told): string | undefined => {
  const found =
    OFFER.exec(all)?.[1] ??
    /\bwant to (mentor|translate|teach)\b/.exec(all)?.[1] ??
    (GOOD_AT.exec(all)?.[1] ? `help with ${GOOD_AT.exec(all)![1]}` : undefined);
  return found === undefined || SERIOUS.test(found)
    ? undefined
    : found
        .replaceAll(/\b(?:my|your|you)\b/g, (word) => (word === 'my' ? 'my' : word))
        .replace(/,? (?:so|but|and i|because|if|for you|in evenings?)\b.*$/i, '')
        .trim();
};

const trade = ({ all }: Told): string | undefined =>
  /\b(?:[Ii][’']?m|[Ii] am) an? ((?:retired |burnt-out |former )?(?:\p{Ll}+ )?(?:inspector|lawyer|teacher|nurse|bookkeeper|accountant|carpenter|electrician|plumber|engineer|designer|photographer|translator|cook|baker|welder|mechanic|farmer|driver|programmer|banker|treasurer|tailor|mason|painter|gardener|midwife|doctor|dentist|secretary|salesman|trainer))\b/u
    .exec(all)?.[1]
    ?.replace(/^burnt-out /, '');

const THING = new RegExp(
  String.raw`\b((?:(?:my|our|an?|\d[\d,.]*|some|two|three|four|five|ten|twenty|old) )(?:[\p{L}-]+ ){0,2}(?:of )?(?:good )?(?:[\p{L}-]+ )?(?:chairs?|desks?|machines?|laptops?|computers?|cloth|fabric|books|bottles|minibus|van|barn|hall|warehouse|tools|furniture|printers?|laminator|instruments?|piano|banners?|t-shirts))\b`,
  'iu',
);
const theirs: Readonly<Record<string, string>> = { my: 'your', our: 'your' };
const thing = ({ all }: Told): string | undefined =>
  (THING.exec(all)?.[1] ?? /\b(?:sponsor\w*|give) (?:\w+ ){0,6}?with (bread)\b/i.exec(all)?.[1])
    ?.replace(/^(my|our)\b/i, (word) => theirs[word.toLowerCase()]!)
    .replace(/^I\b/, 'i');

const RELATIVES =
  'wife|husband|mother|father|mum|mom|dad|brother|sister|son|daughter|aunt|uncle|grandfather|grandmother';
const lateOne = (all: string): string | undefined =>
  new RegExp(
    String.raw`\b(?:my|our) (?:late (${RELATIVES})\b|(${RELATIVES}) (?:passed|died)\b)`,
    'i',
  )
    .exec(all)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.toLowerCase();
const called = (all: string): string | undefined =>
  /\b(?:[Hh]er|[Hh]is) name was (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u.exec(all)?.[1] ??
  /\b(?:[Ss]he|[Hh]e) was called (\p{Lu}[\p{L}’'-]+)/u.exec(all)?.[1] ??
  new RegExp(String.raw`\blate (?:${RELATIVES}),? (\p{Lu}[\p{L}’'-]+)`, 'u').exec(all)?.[1];

const GROUP =
  /\b(?:to|for|only for) ((?:young |poor |christian |single )?(?:women|men|people|girls|boys|widows|migrants|entrepreneurs|owners|farmers|children|apprentices|mothers|refugees|painters|christians)\b[^.,;?!"”]{0,60})/i;
const group = (all: string): string | undefined =>
  GROUP.exec(all)?.[1]
    ?.replace(/ (?:somewhere|anywhere|or would|do you|can i).*$/i, '')
    .replace(/^\p{L}/u, (letter) => letter.toLowerCase());

const MANY_WORDS = 40;
const MOST_OPTION = 7;
/** The two that a question lets one choose from; undefined where either is too long to be repeated. */
const optionsIn = (message: string): [string, string] | undefined => {
  const found =
    /\b(?:should|shall|do|can|would) (?:i|we) ([^.?!,]{3,50}),? or (?:should i |should we |do i )?([^.?!,]{3,50})\?/i.exec(
      message,
    );
  const [, one = '', other = ''] = found ?? [];
  return found && [one, other].every((text) => text.trim().split(/\s+/).length <= MOST_OPTION)
    ? [one.trim(), other.trim()]
    : undefined;
};

const AMERICA =
  /\$|\bdollars?\b|\bbucks\b|\b(?:GA|TX|FL|NY|OH|CA|PA|NC|SC|TN|AL|MI|IL) ?\b|\b(?:Alabama|Arizona|California|Canada|Chicago|Florida|Georgia,? USA|Illinois|Iowa|Kansas|Kentucky|Maine|Michigan|Nebraska|Nevada|New York|Ohio|Ontario|Oregon|Texas|Toronto|United States|USA|Utah|Vermont|Virginia)\b/;

/** Another country, or money of one, stands in what was told. */
const ELSEWHERE =
  /[£€₱₦₹¥]|\b(?:euros?|pounds|quid|rupees|naira|cedis|pesos|yen|francs?|rand|lei|zloty|kroner|UGX|KES|Taxi, Kaunas|Lisbon|Swansea)\b/i;

/** Facts that are read for the answers to single sentences. */
export const plainFacts: Readonly<Record<string, Fact>> = {
  ...contributionFacts,
  ...reckonedFacts,
  sum: ({ all }) => written(moneyIn(all)[0]),
  newSum: ({ message, all }) => written(moneyIn(message, all)[0]),
  monthSum: ({ all }) =>
    written(moneyIn(all).find(({ isMonthly }) => isMonthly) ?? moneyIn(all)[0]),
  refundLetter: (told) => refundLetter(told, nameTold(told)),
  name: nameTold,
  place: placeTold,
  dayTold,
  abroad,
  offer,
  trade,
  thing,
  freeDay: ({ all }) => {
    const day = new RegExp(`\\b((?:${DAYS})days?) free\\b`, 'i').exec(all)?.[1];
    return day && `on ${capital(day).replace(/y$/, 'ys')}`.replace(/^on /, '');
  },
  hoursTold: ({ all }) =>
    /\b((?:\w+|\d+) hours? (?:a|each|per) (?:week|month))\b/i.exec(all)?.[1]?.toLowerCase(),
  days: ({ all }) => {
    const days = [...all.matchAll(new RegExp(`\\b((?:${DAYS})day)s?\\b`, 'gi'))].map(
      ([, day = '']) => capital(day.toLowerCase()),
    );
    const between = new RegExp(`\\bfrom ((?:${DAYS})day) to ((?:${DAYS})day)\\b`, 'i').exec(all);
    if (between) return `from ${between[1]} to ${between[2]}`;
    return days.length === 1 && !/\bno\b|\bnot\b/i.test(all) ? `on ${days[0]}s` : undefined;
  },
  age: ({ all }) => /\bI[’']m \p{Lu}\p{Ll}+, (\d\d)\b/u.exec(all)?.[1],
  minutes: ({ all }) => /\b(\d\d minutes|half an hour)\b/i.exec(all)?.[1],
  topic: ({ all }) =>
    /\b(?:[Tt]opic:? |call it )["“]?([^".”?!]{6,70})/.exec(all)?.[1]?.replace(/[,.]$/, ''),
  topicOwn: ({ all }) =>
    /\b(?:[Tt]opic:? |call it )["“]?([^".”?!]{6,70})/.exec(all)?.[1]?.replace(/[,.]$/, ''),
  logoSize: ({ all }) => /\b(min\.? ?\d+ ?cm|at least \d+ ?cm)\b/i.exec(all)?.[1],
  cause: ({ all }) => /\bwants? (young \p{L}+) to get trained/iu.exec(all)?.[1],
  deceased: ({ all }) => {
    const one = lateOne(all);
    return one && `your ${one}`;
  },
  deceasedPlain: ({ all }) => {
    const one = lateOne(all);
    const name = called(all);
    return one && `my late ${one}${name ? `, ${name}` : ''}`;
  },
  deceasedName: ({ all }) => called(all),
  purpose: ({ all }) => group(all),
  purposeOwn: ({ all }) =>
    group(all) ?? /\bwish that it go "([^"]{5,70})"/i.exec(all)?.[1]?.replace(/^to /, ''),
  payWay: ({ all }) => {
    const ways = [
      ...all.matchAll(/\b(cash|mobile money|phone with credit|cheque|check|PayPal|bank card)\b/gi),
    ].map(([, way = '']) => way.toLowerCase());
    return /\b(?:not|no|don[’']t) (?:have )?(?:a )?bank card\b/i.test(all)
      ? 'without a bank card'
      : ways[0];
  },
  person: ({ all }) => /\b(?:Mr|Mrs|Ms)\.? \p{Lu}[\p{L}’'-]+/u.exec(all)?.[0],
  personName: ({ all }) => /\b(?:Mr|Mrs|Ms)\.? \p{Lu}[\p{L}’'-]+/u.exec(all)?.[0],
  inAmerica: ({ all }) => (AMERICA.test(all) && !ELSEWHERE.test(all) ? 'yes' : undefined),
  isBegin: ({ message }) =>
    /\b(?:begin|start|found) (?:one|our own|my own|a group)\b/i.test(message) ? 'yes' : undefined,
  isOnce: ({ message }) =>
    /\b(?:stop|doesn[’']t come|not come|every month|again)\b/i.test(message) &&
    !/\bhow long\b/i.test(message)
      ? 'yes'
      : undefined,
  toolNeeded: ({ all }) =>
    /\b(?:mower|machine|vacuum|iron|tyres|tires|stove|fridge|generator|planer|oven|laptop|van|tools?)\b/i.exec(
      all,
    )?.[0],
  haveTold: ({ all }) => /\b[Hh]ave (\d[\d,.]*)\b/.exec(all)?.[1]?.replace(/[.,]$/, ''),
  isApart: ({ all }) =>
    /\b(?:doesn[’']t|does not|hasn[’']t|has not|won[’']t) (?:talk|speak|spoken|talked) (?:to|with) (?:me|us)\b|\bestranged\b/i.test(
      all,
    )
      ? 'yes'
      : undefined,
  isLong: ({ message }) => (message.split(/\s+/).length > MANY_WORDS ? 'yes' : undefined),
  sayThat: ({ message }) =>
    /\bhow (?:do|can|would|should|could) i (?:say|tell|explain)(?: it)?(?: to)? (?:my \w+|him|her|them) that (i [^.?!]{4,60})\?/i
      .exec(message)?.[1]
      ?.replace(/^i\b/, 'I'),
  optionOne: ({ message }) => optionsIn(message)?.[0],
  optionTwo: ({ message }) => optionsIn(message)?.[1],
  deadName: ({ all }) =>
    called(all) ??
    /\b(?:beginning|wife|husband|father|mother|mum|mom|dad|nan|grandm\p{Ll}+|grandf\p{Ll}+|friend|brother|sister|son|daughter),? (\p{Lu}\p{Ll}+)/u.exec(
      all,
    )?.[1],
  question: ({ message }) => questionIn(message),
};
