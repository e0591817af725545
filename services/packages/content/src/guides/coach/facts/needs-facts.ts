import type { Told } from '../../themes/told.ts';
import type { Fact } from '../../library/types.ts';
import { needInLife } from '../needs-in-life.ts';
import { needsShownIn } from '../needs-heard.ts';
import { aboutHeard, aboutOneHeard, needsHeardIn, needsList } from '../needs-replies.ts';
import { needs, needWords, type Need } from '../needs-words.ts';
import { isDirectionOpen, mentionsIn, nameOf, rankingIn, type Ranking } from '../rankings.ts';
import { ordersOf } from './changed-order.ts';
import { needInWork, pairs } from './needs-in-work.ts';

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The ranking that stands in the chat, the latest first. */
export const rankingOf = (told: Told): Ranking | undefined => ordersOf(told).now;

const inRow = (ranking: Ranking): string =>
  ranking.map((tied) => tied.map(nameOf).join(' = ')).join(', ');

const flat = (told: Told): Need[] => rankingOf(told)?.flat() ?? [];
const topTwo = (all: string): Need[] => {
  const line =
    /\b(?:my|our) (?:top |first )?(?:two|2)(?: needs)?(?: are|:| is)([^.?!\n]{4,60})/i.exec(
      all,
    )?.[1] ?? '';
  const named = mentionsIn(line).map(({ need }) => need);
  return named.length === 2 ? named : [];
};
const first = (told: Told): Need | undefined =>
  flat(told)[0] ?? topTwo(told.all)[0] ?? needsHeardIn(told.all)?.[0]?.need;
const second = (told: Told): Need | undefined =>
  flat(told)[1] ?? topTwo(told.all)[1] ?? needsHeardIn(told.all)?.[1]?.need;
const last = (told: Told): Need | undefined =>
  flat(told).length >= 4 ? flat(told).at(-1) : undefined;
const tie = (told: Told): Need[] | undefined => rankingOf(told)?.find((tied) => tied.length > 1);

const ofNeed =
  (need: (told: Told) => Need | undefined, say: (need: Need) => string): Fact =>
  (told) => {
    const found = need(told);
    return found && say(found);
  };

const namedIn = ({ message }: Told): Need | undefined => {
  const named = needs.filter((need) => new RegExp(`\\b${need}\\b`, 'i').test(message));
  return named.length === 1 ? named[0] : undefined;
};

/** Where a need shows, for the first, the second, the last, and for one that a message names alone. */
const inLife = (): Record<string, Fact> => {
  const whose = { first, second, last, named: namedIn };
  const where = Object.keys(needInLife.certainty) as (keyof typeof needInLife.certainty)[];
  return Object.fromEntries(
    Object.entries(whose).flatMap(([name, need]) =>
      where.map((one) => [`${name}${begun(one)}`, ofNeed(need, (found) => needInLife[found][one])]),
    ),
  );
};

const ABOUT: readonly (readonly [RegExp, Need])[] = [
  [
    /\b(?:important|special|needed|respect\w*|recogni\w*|noticed|seen|count for|praise|admired|status|signif\w*)\b/i,
    'significance',
  ],
  [/\b(?:surprise\w*|new things|change|bored|adventure|freedom|variety|excit\w*)\b/i, 'variety'],
  [/\b(?:safe\w*|control|secur\w*|certain\w*|order|predict\w*|comfort)\b/i, 'certainty'],
  [/\b(?:loved?|belong\w*|close|friend\w*|connect\w*|family|together)\b/i, 'connection'],
  [/\b(?:learn\w*|better|improv\w*|grow\w*|progress)\b/i, 'growth'],
  [/\b(?:giving|give|serv\w*|help\w* others|contribut\w*|legacy)\b/i, 'contribution'],
];
const meant = ({ message }: Told): Need | undefined =>
  /\b(?:need|needs|one|six|which|list)\b/i.test(message)
    ? ABOUT.find(([named]) => named.test(message))?.[1]
    : undefined;

const orderOf = (told: Told): string | undefined => {
  const ranking = rankingIn(told.message) ?? rankingOf(told);
  if (!ranking) return undefined;
  const names = ranking.map((tied) => tied.map(nameOf).join(' = '));
  const missing = needs.filter((need) => !ranking.flat().includes(need)).map(nameOf);
  const verdict = /\b(?:bad|wrong|good|normal|ok)\b/i.test(told.message) ? 'Nothing bad: no' : 'No';
  if (isDirectionOpen(told.message))
    return `I read it with the highest number as the most: ${names.join(', ')}. On the sheet of module 3 it is the other way round, 1 is the need you obey first; if you did it so, turn it round, and ${nameOf(ranking.flat().at(-1)!)} leads. Which was it?`;
  return `So this is your order: ${names.join(', ')}.${missing.length > 0 ? ` ${begun(listed(missing))} ${missing.length > 1 ? 'have' : 'has'} no place in it yet; tell me the place, and I put ${missing.length > 1 ? 'them' : 'it'} in.` : ''} ${verdict} order is better than another; it shows what you obey when it gets tight.`;
};

/** What the coach knows of somebody's needs. */
export const needsFacts: Readonly<Record<string, Fact>> = {
  ...inLife(),
  compared: ({ message, said }) => {
    const named = needs.filter((need) => new RegExp(`\\b${need}\\b`, 'i').test(message));
    const two = /\blast two\b/i.test(message)
      ? needs.slice(-2)
      : /\bfirst two\b/i.test(message)
        ? needs.slice(0, 2)
        : named;
    if (two.length !== 2 || (named.length < 2 && said === '')) return undefined;
    return two
      .map(
        (need) =>
          `${begun(nameOf(need))} is ${needWords[need].means}. You know it leads when ${needInWork[need].sign}.`,
      )
      .join(' ');
  },
  isCertain: (told) => (first(told) === 'certainty' ? 'yes' : undefined),
  saysTwo: ({ message }) => (topTwo(message).length === 2 ? 'yes' : undefined),
  namedNeed: ofNeed(namedIn, nameOf),
  secondPrice: ofNeed(second, (need) => needInWork[need].price),
  namedPrice: ofNeed(namedIn, (need) => needInWork[need].price),
  namedMonday: ofNeed(namedIn, (need) => needInWork[need].monday),
  namedGood: ofNeed(namedIn, (need) => needInWork[need].good),
  list: needsList,
  meantNeed: ofNeed(
    meant,
    (need) => `${nameOf(need)}, number ${needs.indexOf(need) + 1} on the list`,
  ),
  meantMeans: ofNeed(meant, (need) => needWords[need].means),
  meantGood: ofNeed(meant, (need) => needInWork[need].good),
  meantSign: ofNeed(meant, (need) => needInWork[need].sign),
  order: orderOf,
  orderNow: (told) => {
    const { now, before } = ordersOf(told);
    return now && before && rankingIn(told.message) === undefined
      ? `Then this is your order now: ${inRow(now)}.`
      : undefined;
  },
  nowLine: (told) => {
    const { now, before } = ordersOf(told);
    const [one, was] = [now?.flat()[0], before?.flat()[0]];
    if (!one || !was) return undefined;
    const end = now!.flat().at(-1)!;
    const ends =
      end === before!.flat().at(-1)
        ? ''
        : ` At the end stands ${nameOf(end)} now. ${needWords[end].last}`;
    return one === was
      ? `${nameOf(one)} stays in front, and what it costs stays the same.${ends}`
      : `${nameOf(one)} is in front instead of ${nameOf(was)}, so it is no longer that ${needWords[was].first}. Rather: ${needWords[one].first}.${ends}`;
  },
  nowMonday: ofNeed(first, (need) => needInWork[need].monday),
  orderShort: (told) =>
    rankingOf(told)
      ?.map((tied) => tied.map(nameOf).join(' = '))
      .join(', '),
  first: ofNeed(first, nameOf),
  second: ofNeed(second, nameOf),
  last: ofNeed(last, nameOf),
  firstLine: ofNeed(first, (need) => `${begun(nameOf(need))} first: ${needWords[need].first}.`),
  secondLine: ofNeed(
    second,
    (need) => `${begun(nameOf(need))} next to it: ${needWords[need].first}.`,
  ),
  lastLine: ofNeed(last, (need) => `At the end stands ${nameOf(need)}. ${needWords[need].last}`),
  firstPrice: ofNeed(first, (need) => needInWork[need].price),
  firstMonday: ofNeed(first, (need) => needInWork[need].monday),
  secondMonday: ofNeed(second, (need) => needInWork[need].monday),
  heardMonday: ofNeed(first, (need) => needInWork[need].monday),
  firstBoss: ofNeed(first, (need) => needInWork[need].boss),
  lastBoss: ofNeed(last, (need) => needInWork[need].missing),
  lastFix: ofNeed(last, (need) => needWords[need].last),
  lastTeam: ofNeed(
    last,
    (need) =>
      `Listen most to whoever names ${nameOf(need)}: it stands last with you, so it is what you overlook.`,
  ),
  rankQuestion: (told) => {
    const [one, other] = flat(told);
    return one && other
      ? `What was your last costly decision, and which of the two did it feed, ${nameOf(one)} or ${nameOf(other)}?`
      : undefined;
  },
  tieLine: (told) => {
    const tied = tie(told);
    return (
      tied &&
      `That ${listed(tied.map(nameOf))} share a place may stay so, until a week has room for only one.`
    );
  },
  tieTop: (told) => {
    const tied = tie(told);
    return tied && flat(told).indexOf(tied[0]!) < 2
      ? `${listed(tied.map(nameOf))} are level`
      : undefined;
  },
  tied: (told) => {
    const tied = tie(told);
    return tied && listed(tied.map(nameOf));
  },
  tiedTest: (told) => {
    const [one, other] = tie(told) ?? [];
    return one && other
      ? `For ${nameOf(one)} it would be an evening when you ${needInWork[one].evening}; for ${nameOf(other)} one when you ${needInWork[other].evening}.`
      : undefined;
  },
  pairMeans: (told) => {
    const [one, other] = [first(told), second(told)];
    return one && other ? pairs(one, other) : undefined;
  },
  theirNeed: ({ message }) => {
    const named = /\b(significance|certainty|growth|variety|connection|contribution)\b/i.exec(
      message,
    )?.[1];
    return named?.toLowerCase();
  },
  theyWife: ({ all }) =>
    /\bwife\b/i.test(all) ? 'she' : /\bhusband\b/i.test(all) ? 'he' : undefined,
  heardTwo: ({ all }) => {
    const heard = needsHeardIn(all);
    return heard && aboutHeard(heard);
  },
  heardOne: ({ all }) => {
    const heard = needsShownIn(all);
    return heard.length === 1 ? aboutOneHeard(heard[0]!) : undefined;
  },
  asksMine: ({ message }) =>
    /\b(?:which|what)\b[^.?!]*\b(?:two|ones?|needs?|of the six)\b[^.?!]*\b(?:mine|my|i have|do i|am i|drive me|fits? me)\b|\bwhich are mine\b|\bmy (?:top )?(?:two|2) needs?\b/i.test(
      message,
    )
      ? 'yes'
      : undefined,
};
