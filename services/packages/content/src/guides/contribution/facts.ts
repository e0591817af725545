import { site } from '@kbf/contracts/site';
import { dayAfter, datesIn, weekdaysIn } from '../library/facts/dates.ts';
import { placeIn, stateIn } from '../library/facts/places.ts';
import { nameIn } from '../library/facts/people.ts';
import { questionIn } from '../library/facts/question.ts';
import { money, signIn, sumsIn } from '../library/facts/sums.ts';
import type { Fact } from '../library/types.ts';
import { skillIn, skillsIn } from './skills.ts';
import { pointFacts } from './point-facts.ts';
import { offerIn, turnFacts } from './turn-facts.ts';

const plainSums = (text: string): { written: string; value: number }[] => {
  const sums = sumsIn(text);
  if (sums.length > 1) return sums;
  const bare = [
    ...text.matchAll(
      /\b(?:gave|give|donated|meant|send|pledged?) (?:you )?(?:just |about )?[$£€]?(\d[\d,]*(?:\.\d\d)?)\b/gi,
    ),
  ].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
  const sign = signIn(text);
  return bare.length > sums.length
    ? bare.map((value) => ({ value, written: money(value, sign) }))
    : sums;
};

/** Whom a ministry took money from, as the person says. */
const VICTIM =
  /\bmy (mother|mum|mom|dad|father|grandmother|grandma|nan|aunt|uncle|sister|brother|parents)\b/i;
const TOOK = /\b(?:boat|plane|jet|horse|burned|took|bought himself)\b/i;

/** What the contribution guide reads out of a chat. */
export const contributionFacts: Readonly<Record<string, Fact>> = {
  ...turnFacts,
  ...pointFacts,
  mail: () => site.contactEmail,
  hours: () => String(site.contributionReplyHours),
  fellowship: () => site.name,
  when: () => `${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`,
  sum: ({ all }) => plainSums(all)[0]?.written,
  sum2: ({ all }) => plainSums(all)[1]?.written,
  difference: ({ all }) => {
    const [one, other] = plainSums(all);
    return one && other && one.value > other.value
      ? money(one.value - other.value, signIn(all))
      : undefined;
  },
  income: ({ all }) => /([$£€]\s?\d[\d,]*) (?:a|per) month\b/i.exec(all)?.[1],
  payday: ({ all }) =>
    /\b(after the \d{1,2}(?:st|nd|rd|th)|after (?:my )?payday|on the \d{1,2}(?:st|nd|rd|th))\b/i.exec(
      all,
    )?.[1],
  due: ({ all }) => dayAfter('due|payment|by|before|need it', all),
  day: ({ all }) =>
    datesIn(all)[0] ??
    /\b(?:on )?((?:last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|yesterday|this morning|today)\b/i.exec(
      all,
    )?.[1],
  days: ({ all }) => weekdaysIn(all),
  place: ({ all }) => placeIn(all),
  state: ({ all }) => stateIn(all),
  name: ({ all }) => nameIn(all),
  skill: ({ all }) => (skillsIn(all).length > 1 ? undefined : skillIn(all)?.skill),
  skillPlain: ({ all }) => offerIn(all) ?? skillIn(all)?.offer,
  skillNoun: ({ all }) => skillIn(all)?.work,
  question: ({ message }) => questionIn(message),
  people: ({ all }) => /\bfor (\d+ (?:people|guests|folks))\b/i.exec(all)?.[1],
  spoken: ({ said }) => (said === '' ? undefined : 'yes'),
  theirStory: ({ all }) => {
    const victim = VICTIM.exec(all)?.[1];
    const sum =
      sumsIn(all)[0]?.written ??
      /\b(?:eleven|twelve|ten|five|three|two) thousand(?: (?:dollars|pounds))?\b/i.exec(all)?.[0] ??
      /\bthousands\b/i.exec(all)?.[0];
    const thing = /\b(?:boat|plane|jet|horse|car)\b/i.exec(all)?.[0];
    if (!TOOK.test(all)) return undefined;
    return `${victim ? `Your ${victim}’s ${sum ?? 'money'}` : (sum ?? 'What you gave')}${thing ? ` for somebody’s ${thing.toLowerCase()}` : ''}`;
  },
  theirVictim: ({ all }) => {
    const victim = VICTIM.exec(all)?.[1];
    return victim && `your ${victim}’s money`;
  },
  theirSum: ({ all }) => {
    const sum = sumsIn(all)[0]?.written;
    return sum && VICTIM.test(all)
      ? `${sum} were gone before anybody asked for it; here you ask first.`
      : undefined;
  },
  deceased: ({ all }) =>
    /\b(?:late|memory of) (?:my )?(?:father|husband|wife|mother|mom|mum|dad|grandfather|grandmother|son|daughter|brother|sister|uncle|aunt|friend|cousin)?,? ?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(
      all,
    )?.[1] ??
    /\. (\p{Lu}\p{L}+ \p{Lu}\p{L}+)(?:, \d{4}|\.)/u.exec(`. ${all}`)?.[1] ??
    /\byour (late )?/.exec('')?.[0] ??
    (/\b(?:late|my) (father|husband|wife|mother|grandfather|grandmother)\b/i.exec(all)?.[1]
      ? `your ${/\b(?:late|my) (father|husband|wife|mother|grandfather|grandmother)\b/i.exec(all)![1]}`
      : undefined),
  gift: ({ all }) => {
    const sums = sumsIn(all);
    const given = /\bgive ([$£€]?\d[\d,]*)/i.exec(all)?.[1];
    return given
      ? /^\d/.test(given)
        ? money(Number(given.replaceAll(',', '')), signIn(all))
        : given
      : sums.at(-1)?.written;
  },
  debtCost: ({ all }) => {
    const debt = sumsIn(all)[0];
    const rate = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/i.exec(all)?.[1];
    if (!debt || !rate || !/debt|owe|card/i.test(all)) return undefined;
    return `${debt.written} at ${rate} percent cost you about ${money(Math.round((debt.value * Number(rate)) / 1200), signIn(all))} a month in interest alone`;
  },
};
