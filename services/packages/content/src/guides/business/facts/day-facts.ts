import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const number = (text = ''): number => Number(text.replaceAll(',', ''));
const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** Any of these words. */
const oneOf = (words: string): string => `(?:${words.split(' ').join('|')})`;

/** A sum as people write it, and a few words that may stand before it. */
const sum = String.raw`[$£€]?(\d[\d,.]*\d|\d)`;
const few = '[^.?!]{0,24}?';
const boughtFor = String.raw`\b(?:buy|bought|get|make)\b${few} (?:at|for) ${sum}`;
const soldFor = String.raw`\bsell${few} (?:at|for) ${sum}`;
const boughtAndSold = new RegExp(`${boughtFor}${few}${soldFor}`, 'i');

/** What a thing is bought for and sold at. */
const marginIn = (text: string): { cost: number; price: number } | undefined => {
  const found = boughtAndSold.exec(text);
  const [cost, price] = [number(found?.[1]), number(found?.[2])];
  return cost > 0 && price > cost ? { cost, price } : undefined;
};

const person = String.raw`[A-Z]\p{Ll}+(?: [A-Z]\p{Ll}+)?`;
const about = '(?:employee|reference for|recommendation for|letter (?:for|to))';
const somebody = new RegExp(
  String.raw`\b${about}(?: a| my)?(?: former)?(?: employee)?,? (${person})`,
  'u',
);

const named = (text: string): string | undefined => somebody.exec(text)?.[1];

const deed = oneOf(
  'never always trained built saved kept worked helped led taught started brought raised covered ' +
    'stayed fixed ran took came',
);
const didSomething = new RegExp(String.raw`^(?:(?:she|he) (?:has |had )?)?${deed}\b`, 'i');

/** The pieces that tell what somebody did, said to that person. */
const deedsIn = (text: string): string[] =>
  text
    .split(/[,.;\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => didSomething.test(piece))
    .map((piece) => piece.replace(/^(?:she|he) (?:has |had )?/i, ''));

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const month = oneOf('Jan Feb Mar Apr May Jun Jul Aug Sept? Oct Nov Dec');
const dayOn = new RegExp(String.raw`\bon (${month}\p{Ll}* \d{1,2})\b`, 'u');
const trade = oneOf(
  'manager foreman driver cook chef nurse assistant secretary bookkeeper mechanic supervisor clerk teacher',
);
const roleAt = new RegExp(String.raw`,\s?((?:[\p{Ll}]+ ){0,2}${trade} at [A-Z][\p{L}’' ]+)`, 'u');

const thanks = (text: string): string | undefined => {
  const name = named(text);
  if (!name || !/\bthank|appreciation|anniversary\b/i.test(text)) return undefined;
  const years = /\b(\d{1,2}|five|ten|fifteen|twenty|thirty) ?(?:yrs|years)\b/i.exec(text)?.[1];
  const day = dayOn.exec(text)?.[1];
  const role = roleAt.exec(text)?.[1];
  const gift = /\bgive (?:her|him|them) ([^.?!,]{3,60})/i.exec(text)?.[1];
  const done = deedsIn(text);
  const begun = day ? `on ${day} it will be` : 'it is';
  return [
    `Dear ${name.split(' ')[0]},`,
    [
      years
        ? `${begun} ${years} years that you have been with us${role ? ` as ${role}` : ''}.`
        : `I want to say something that I say too seldom.`,
      done.length > 0
        ? `In that time you have ${listed(done)}.`
        : 'In that time you have carried more than stands in any job description.',
      'Guests and customers may not know your name; they know what you did, because it was done right.',
      gift &&
        `As a sign of it I would like to give you ${gift}. It is no payment for what cannot be paid.`,
      'Thank you. I am glad, and a little proud, that you work here.',
    ]
      .filter(Boolean)
      .join(' '),
  ].join('\n\n');
};

const goodIn = (text: string): string | undefined => {
  const words = [
    ...text.matchAll(
      /\b(?<!a bit |a little )(?:always|very|really|extremely|so|never) ([a-z][a-z-]{3,}(?: with \w+)?)/g,
    ),
  ].map(([all]) => all.replace(/^(?:so|really) /, 'very '));
  return words.length > 0 ? listed(words) : undefined;
};

/** What is read out of requests of the ordinary days: margins, letters about people. */
export const dayFacts: Readonly<Record<string, Fact>> = {
  marginTold: ({ all }) => {
    const found = marginIn(all);
    if (!found) return undefined;
    const left = found.price - found.cost;
    const sign = signIn(all);
    return [
      `No, that’s not greed. You pay ${money(found.cost, sign)} and take ${money(found.price, sign)},`,
      `so ${money(left, sign)} are left, ${percent(left, found.price)} percent of the price.`,
    ].join(' ');
  },
  serviceTold: ({ all }) => {
    const brings = number(/\bbring(?:s)?\b[^.?!]{0,20}?[$£€]?(\d[\d,]{2,})/i.exec(all)?.[1]);
    const pay = number(/\bpayment\b[^.?!]{0,20}?[$£€]?(\d[\d,]{2,})/i.exec(all)?.[1]);
    if (!(brings > pay && pay > 0)) return undefined;
    const sign = signIn(all);
    return [
      `${money(brings, sign)} in less ${money(pay, sign)} for the bank leaves ${money(brings - pay, sign)} a month,`,
      `and it brings ${(brings / pay).toFixed(2)} times its payment.`,
    ].join(' ');
  },
  tenthTold: ({ all }) => {
    const found =
      /\b(?:made|profit (?:of|was)|earned|cleared|netted) (?:about )?[$£€]?(\d[\d,]*)(k\b)?/i.exec(
        all,
      );
    const profit = number(found?.[1]) * (found?.[2] ? 1000 : 1);
    const sign = signIn(all);
    if (!(profit >= 1000)) return undefined;
    const [yearly, monthly] = [profit / 10, Math.round(profit / 120)].map((each) =>
      money(each, sign),
    );
    return `on ${money(profit, sign)} that’s ${yearly} a year, about ${monthly} a month`;
  },
  jobOwed: ({ all }) => /\bthe job was (the [^.?!,]{3,50})/i.exec(all)?.[1]?.trim(),
  thanksBody: ({ all }) => thanks(all),
  refName: ({ all }) => named(all),
  refFirst: ({ all }) => named(all)?.split(' ')[0],
  refRole: ({ all }) =>
    /\b((?:[\p{L}]+ ){0,2}[\p{L}]+) (?:from )?\d{4} (?:to|until|-|–) /iu
      .exec(all)?.[1]
      ?.replace(/^(?:was|is|as|our|my|an?) /i, '')
      .toLowerCase(),
  refYears: ({ all }) =>
    /\b(\d{4}) (?:to|until|-|–) (\d{4}|now|today)/i.exec(all)?.slice(1).join(' to '),
  refGood: ({ all }) => goodIn(all),
  refFor: ({ all }) => /\bapplying (?:at|to|for|with) ([^.?!,]{3,50})/i.exec(all)?.[1],
};

/** A price and by how much it rises, when the new one was not told. */
export const risenBy = (text: string): { from: number; to: number; sign: string } | undefined => {
  const rate = /(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/i.exec(text)?.[1];
  const sums = sumsIn(text);
  const isRise = /\b(?:rais|increas|put(?:ting)? (?:\w+ )?up|go(?:ing)? up|rise|hike)/i.test(text);
  if (rate === undefined || sums.length !== 1 || !isRise || sums[0]!.value > 5000) return undefined;
  const from = sums[0]!.value;
  return { from, to: Math.round(from * (100 + Number(rate))) / 100, sign: signIn(text) };
};
