import { byWords } from '../../library/facts/by-words.ts';
import { longDate } from '../../library/facts/dates.ts';
import { money, signIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const price = (digits: string): number => Number(digits.replace(',', '.'));
const shown = (value: number, sign: string): string =>
  `${sign}${Number.isInteger(value) ? value : value.toFixed(2)}`;

/** The old price and the new one, where a line names both: "is $38 since 2021 … thinking $46", "$3.50 … go to 5". */
export const pricesNamed = (
  text: string,
): { from: number; to: number; sign: string } | undefined => {
  const sign = signIn(text);
  const from =
    /\bfrom [$£€]?(\d+(?:[.,]\d\d)?)\b/i.exec(text)?.[1] ??
    /(?:\bis|\bare|\bat|\bcharge|\bprices? since \d{4}\.|\bsince (?:19|20)\d\d\.) [$£€](\d+(?:\.\d\d)?)/i.exec(
      text,
    )?.[1] ??
    /[$£€](\d+(?:\.\d\d)?) (?:a|per|since|now|for)\b/i.exec(text)?.[1] ??
    /\b(?:was|is|were|at|charge) (\d{1,4}(?:\.\d\d)?)\b(?= (?:need|want|should|must|now)|,)/i.exec(
      text,
    )?.[1];
  const to =
    /\b(?:to|thinking|thinking of|want|need|should be|make it|raise (?:it|them) to|new price(?: is)?) [$£€](\d+(?:[.,]\d\d)?)\b/i.exec(
      text,
    )?.[1] ??
    /\b(?:go|going|up|raise it|raise them|needs? to be|should be|has to be|must be) (?:to )?[$£€]?(\d+(?:[.,]\d\d)?)\b/i.exec(
      text,
    )?.[1];
  if (from === undefined || to === undefined || price(to) <= price(from)) return undefined;
  return { from: price(from), to: price(to), sign };
};

const kin =
  /\b(auntie|aunt|uncle|mother|mom|mum|dad|father|grandma|grandmother|cousin|brother|sister)\b/i;

/** What later turns lean on: whom it is about, what was named, where somebody lives. */
export const turnFacts: Readonly<Record<string, Fact>> = {
  kinTitle: ({ all }) => {
    const found = /\b(auntie|aunt|uncle|mother|mom|mum|dad|father|grandma|grandmother)\b/i.exec(
      all,
    )?.[1];
    return found && found.charAt(0).toUpperCase() + found.slice(1).toLowerCase();
  },
  kinName: ({ all }) =>
    /\b(?:cousin|nephew|niece|brother|sister|son|daughter|goddaughter),? (\p{Lu}\p{Ll}+)/u.exec(
      all,
    )?.[1],
  theirKin: ({ all }) => kin.exec(all)?.[1]?.toLowerCase(),
  isUk: ({ all }) =>
    /£|\b(?:UK|Britain|British|England|Scotland|Wales|London|Bristol|Leeds|Manchester|Birmingham|Glasgow|Edinburgh|Liverpool|Bradford|Cardiff|Sheffield|Belfast|Nottingham|Leicester)\b/.test(
      all,
    )
      ? 'yes'
      : undefined,
  abroad: ({ all }) =>
    /£|€|₱|\b(?:UK|Britain|England|Scotland|Wales|Ireland|London|Bristol|Leeds|Manchester|Birmingham|Glasgow|Edinburgh|Canada|Ontario|Toronto|Vancouver|Alberta|Australia|Sydney|New Zealand|Germany|Netherlands|France|Spain|Kenya|Nairobi|Uganda|Kampala|Nigeria|Lagos|Ghana|Accra|Philippines|Manila|India|South Africa)\b/.test(
      all,
    )
      ? 'yes'
      : undefined,
  warned: ({ all }) => {
    const count = /\b(\d|two|three|four) (?:written )?warnings?\b/i.exec(all)?.[1];
    const trained = /\btrained (?:her|him|them) (\w+) times\b/i.exec(all)?.[1];
    if (count) return `You have had ${count} warnings in writing, and it has not changed.`;
    return trained ? `We have trained ${trained} times, and it has not worked.` : undefined;
  },
  closedYears: ({ all }) => {
    const found = /\bclosed (?:on )?sundays? (?:for )?(\d+|\w+) years\b/i.exec(all)?.[1];
    return found && `for ${found} years`;
  },
  askedToOpen: ({ all }) =>
    /\b(?:been|always|we are|we[’']re) closed (?:on )?sundays?\b|\bnever open(?:ed)? (?:on )?(?:a )?sundays?\b|\bnow wants? sunday\b|\bwants? us (?:to )?open\b/i.test(
      all,
    )
      ? 'yes'
      : undefined,
  landlordNamed: byWords([[/\blandlord\b/i, 'yes']]),
  theftWhat: byWords([
    [/\b(?:jugs?|refrigerant)\b/i, 'refrigerant'],
    [/\b(?:fittings|copper|parts|stock|inventory|tools|materials?)\b/i, 'material'],
    [/\b(?:till|drawer|register|cash)\b/i, 'money from the drawer'],
    [/\b(?:fuel|gas|diesel)\b/i, 'fuel'],
    [/\b(?:hours|time ?sheets?|clock)\b/i, 'time on the sheets'],
  ]),
  riseDay: ({ all }) => {
    const day =
      /\b(?:from|starting|starts|beginning|as of|effective) (?:on )?((?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?(?:st|nd|rd|th)?|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))/i.exec(
        all,
      )?.[1];
    return day ? `From ${longDate(day)}` : 'From the first of next month';
  },
  riseWhat: byWords([
    [/\beggs?\b/i, 'a dozen eggs'],
    [/\bube cake\b/i, 'an ube cake'],
    [/\bcakes?\b/i, 'a cake'],
    [/\bloaf|bread\b/i, 'a loaf'],
    [/\bhair ?cuts?\b/i, 'a haircut'],
    [/\blawn|mowing\b/i, 'mowing'],
    [/\bgroom\w*\b/i, 'a visit'],
    [/\bcoffee\b/i, 'a coffee'],
    [/\bquilts?\b/i, 'a quilt'],
    [/\bclean\w*\b/i, 'a cleaning'],
  ]),
  riseSums: ({ all }) => {
    const prices = pricesNamed(all);
    return prices
      ? `costs ${shown(prices.to, prices.sign)} instead of ${shown(prices.from, prices.sign)}`
      : undefined;
  },
  riseSince: ({ all }) => {
    const since = /\bsince (20[012]\d)\b/i.exec(all)?.[1];
    return since && `The old price has stood since ${since}. `;
  },
  riseWhy: ({ all }) => {
    const cost =
      /\b(?:costs? me|real cost (?:is )?now(?: is)?|cost now is)\s?[$£€]?(\d+(?:\.\d\d)?)/i.exec(
        all,
      )?.[1];
    const prices = pricesNamed(all);
    if (cost && prices && Number(cost) >= prices.from)
      return `It costs me ${shown(Number(cost), prices.sign)} to make by now, and I want to go on doing it well.`;
    const things =
      /\b((?:butter|eggs?|flour|feed|fuel|diesel|ube[\w ]*|materials?|rent|supplies|wages)(?:(?:, | and |,? and )(?:butter|eggs?|flour|feed|fuel|diesel|ube[\w ]*|materials?|rent|supplies|wages))*) (?:everything )?(?:is |are |has |have )?(?:gone )?up\b/i.exec(
        all,
      )?.[1];
    return things
      ? `${things.charAt(0).toUpperCase()}${things.slice(1).toLowerCase()} cost more now, and I will not make it with less.`
      : undefined;
  },
  churchGift: ({ all }) => {
    const prices = pricesNamed(all);
    const count = /\border (\d+)\b/i.exec(all)?.[1];
    return prices && count
      ? `${count} at ${shown(prices.to - prices.from, prices.sign)} less is ${money((prices.to - prices.from) * Number(count), prices.sign)} each time they order`
      : undefined;
  },
};
