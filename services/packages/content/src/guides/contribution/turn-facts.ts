import { site } from '@kbf/contracts';
import { longDate } from '../library/facts/dates.ts';
import { byWords } from '../library/facts/by-words.ts';
import { sumsIn, money, signIn } from '../library/facts/sums.ts';
import type { Fact } from '../library/types.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** The day of a charge, as it was written: "on the 3rd", "on Nov 2". */
const chargedOn = (text: string): string | undefined => {
  const found =
    /\bon (the \d{1,2}(?:st|nd|rd|th)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\w*\.? \d{1,2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i.exec(
      text,
    )?.[1];
  return found && longDate(found);
};

/** What somebody says they can do, in their own words: "run a warehouse, train folks on forklifts". */
export const offerIn = (text: string): string | undefined => {
  const found =
    /\bI (?:can|could|would|[’']d) (?:also )?((?!not\b|give\b|only\b|send\b|be\b|like\b|say\b|just\b)[^.!?;\n]{8,110})/i.exec(
      text,
    )?.[1];
  if (!found) return undefined;
  const bare = found
    .replace(/,? (?:if|but|because|when|so|perhaps|maybe|for nothing|for free)\b.*$/i, '')
    .replace(/,? and my (?:daughter|son)\b.*$/i, '')
    .replace(
      /,? (?:say|about|around|on|for|every)?\s?(?:two|three|four|one|a few|\d+)? ?(?:hours|evenings|days|saturdays|mondays|tuesdays|wednesdays|thursdays|fridays|sundays)\b.*$/i,
      '',
    )
    .replace(/^to /i, '')
    .replace(/\bmy\b/gi, 'my')
    .trim();
  return bare.split(/\s+/).length > 1 ? bare : undefined;
};

/** What later turns lean on: a bill, a charge, a school, a month. */
export const turnFacts: Readonly<Record<string, Fact>> = {
  weekday: () => site.gatherings.weekly.weekday,
  needWork: byWords([
    [/\bclean(?:s|ing)?\b[^]*\btype\b/i, 'clean and I type'],
    [/\bclean(?:s|ing)?\b/i, 'clean houses and offices'],
    [/\bbraids?|hair\b/i, 'braid hair'],
    [/\bcook|bak(?:e|ing)\b/i, 'cook and bake'],
    [/\bsew\w*|tailor\b/i, 'sew'],
    [/\bdrive|delivery\b/i, 'drive'],
    [/\bpaint\w*\b/i, 'paint'],
  ]),
  needBill: byWords([
    [/\b(?:light|electric\w*|power) bill\b/i, 'electric bill'],
    [/\bgas bill|heat(?:ing)?\b/i, 'heating bill'],
    [/\bwater bill\b/i, 'water bill'],
    [/\brent|landlord|evict\w*\b/i, 'rent'],
    [/\bmortgage\b/i, 'mortgage'],
    [/\bcar (?:payment|note)|repossess\w*\b/i, 'car payment'],
    [/\bmedic\w*|hospital|dentist|doctor\b/i, 'doctor’s bill'],
    [/\bgroceries|food\b/i, 'food'],
  ]),
  needDoor: byWords([
    [
      /\b(?:light|electric\w*|power|gas|heat(?:ing)?) bill\b/i,
      'The order: the power company (ask for a payment plan and whether a shut-off can wait), 211 for energy help (it is called LIHEAP), then the Salvation Army and St. Vincent de Paul, who look at the bill and not at the faith.',
    ],
    [
      /\bmedic\w*|hospital|doctor\b/i,
      'The order: the billing office (ask for “financial assistance” and a plan), 211, then the churches near you.',
    ],
  ]),
  refundLine: ({ all }) => {
    const sums = sumsIn(all);
    const bare = /\b(\d{2,5}) and \1\b/.exec(all)?.[1];
    const day = chargedOn(all);
    const name = /\bname on (?:it|the card) is (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(all)?.[1];
    const sum =
      sums[0]?.written ??
      (bare ? money(Number(bare), signIn(all)) : undefined) ??
      (/\bgave (\d{2,5})\b/i.exec(all)
        ? money(Number(/\bgave (\d{2,5})\b/i.exec(all)![1]), signIn(all))
        : undefined);
    const isTwice = /\b(?:twice|two times|double|charged me 2)\b/i.test(all);
    if (!sum) return undefined;
    const meant = /\bmeant (?:just |only )?[$£€]?(\d+)/i.exec(all)?.[1];
    return isTwice
      ? `${day ? `On ${day} my` : 'My'} card was charged twice with ${sum}; I meant to give it once.${name ? ` The name on the card is ${name}.` : ''}`
      : `${day ? `On ${day} I` : 'I'} gave ${sum}${meant ? ` and meant ${money(Number(meant), signIn(all))}` : ' by mistake'}.${name ? ` The name on the card is ${name}.` : ''}`;
  },
  chargedTwice: ({ message }) =>
    /\b(?:charged?|card|went through|go through|posted|payment|taken|paid)\b[^.?!]{0,40}\b(?:twice|two times|double)\b|\bdouble[- ]charged?\b/i.test(
      message,
    )
      ? 'yes'
      : undefined,
  minor: ({ all }) =>
    /\b(?:i[’']?m|i am|she is|he is|is) (1[0-7])\b|\b(1[0-7])[- ]years?[- ]old\b|\b(?:daughter|son)[^.?!]{0,40}\b(1[0-7])\b/i
      .exec(all)
      ?.slice(1)
      .find(Boolean),
  hoursNeeded: ({ all }) => /\bneed (\d{1,3})(?: hours| by|\b)/i.exec(all)?.[1],
  skillScreen: ({ all }) =>
    /\bwarehouse|forklift|logistics\b/i.test(all)
      ? 'how one sets up a warehouse or keeps a stock list, for instance'
      : /\bbooks|cpa|accountant|bookkeep\w*\b/i.test(all)
        ? 'somebody’s books, an hour at a time'
        : undefined,
  offers: ({ all }) => {
    const named = [
      /\bbread|pan de sal\b/i.test(all) && 'bread',
      /\bteach (\w+)/i.test(all) &&
        `teaching ${/\bteach (?:a |the )?(\w+)/i.exec(all)![1]!.toLowerCase()}`,
      /\bwebsites?\b/i.test(all) && 'websites',
      /\bmoney\b/i.test(all) && /\btime\b/i.test(all) && 'time',
    ].filter((one) => one !== false);
    return named.length > 1 ? named.join(', ') : undefined;
  },
  startMonth: ({ all }) =>
    new RegExp(`\\b(?:start(?:ing|s)?|begin(?:ning|s)?|from)(?: in| on)? (${months})\\b`, 'i').exec(
      all,
    )?.[1],
};
