import { site } from '@kbf/contracts/site';
import { weekdaysIn, datesIn } from '../../library/facts/dates.ts';
import { nameIn, otherIn } from '../../library/facts/people.ts';
import { placeIn } from '../../library/facts/places.ts';
import { questionIn } from '../../library/facts/question.ts';
import { sumsIn } from '../../library/facts/sums.ts';
import { tradeIn } from '../../library/facts/trades.ts';
import type { Fact } from '../../library/types.ts';
import { byWords } from '../../library/facts/by-words.ts';

const TEAM =
  /\b(?:team of|crew of|with)? ?(?:my )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:guys|staff|employees|people|caregivers|men|workers|fellows|waitresses)\b|\bteam of (\d+|two|three|four|five|six)\b/i;

/** What somebody told of their life and work, taken up. */
export const sceneFacts: Readonly<Record<string, Fact>> = {
  contact: () => site.contactEmail,
  question: ({ message }) => questionIn(message),
  name: ({ all }) => nameIn(all),
  other: ({ all }) => otherIn(all),
  place: ({ all }) => placeIn(all),
  trade: ({ all }) => tradeIn(all),
  sum: ({ all }) => sumsIn(all)[0]?.written,
  years: ({ all }) => {
    const found =
      /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)[ -](?:years|yrs)\b/i.exec(
        all,
      )?.[1];
    return found && `${found.toLowerCase()} years`;
  },
  age: ({ all }) =>
    /\bI(?:[’']?m| am) (\d{2})\b|\b(\d{2}) years (?:old|and)\b/i.exec(all)?.slice(1).find(Boolean),
  hour: ({ all }) => /\bget up at (\d{1,2}(?::\d\d)?)\b/i.exec(all)?.[1],
  team: ({ all }) => {
    const found = TEAM.exec(all);
    const count = found?.[1] ?? found?.[2];
    return count && `your ${count}`;
  },
  when: ({ all }) =>
    /\b(?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: at \d{1,2}(?::\d\d)?(?: ?[ap]m)?)?)\b/.exec(
      all,
    )?.[1],
  limit: ({ all }) => (/£/.test(all) ? '£50' : /€/.test(all) ? '€50' : '$50'),
  limitSum: ({ all }) => (/£/.test(all) ? '£200' : '$200'),
  count: ({ all }) => {
    const found = /\binterrupted (\d+) times?\b/i.exec(all)?.[1];
    return found && `${found} times`;
  },
  hoursWeek: ({ all }) => {
    const found = /\b(sixty|seventy|fifty|\d{2}) hours\b/i.exec(all)?.[1];
    return found && `${found.toLowerCase()} hours a week`;
  },
  headName: ({ all }) => /\bin (?:Uncle )?(\p{Lu}\p{L}+)(?:’s|'s) head\b/u.exec(all)?.[1],
  deputy: ({ all }) => (/\bhusband helps\b/i.test(all) ? 'my husband' : undefined),
  games: ({ all }) => /\b(\d+|two|three|four|five) games left\b/i.exec(all)?.[1],
  gameHour: ({ all }) => (/\b(?:fri|friday)[^.]{0,8}7 ?pm\b/i.test(all) ? '5:30 pm' : undefined),
  gameBefore: ({ all }) =>
    /\b(?:fri|friday)[^.]{0,8}7 ?pm\b/i.test(all) ? 'at half past five' : undefined,
  days: ({ all }) => weekdaysIn(all),
  date: ({ all }) => datesIn(all)[0],
  product: byWords([
    [/school uniforms?/i, ', and I sew school uniforms'],
    [/\bquilts?\b/i, ', and I make quilts'],
    [/\bbookkeep\w*/i, ', and I keep books for firms like yours'],
    [/\bclean(?:ing|s)?\b/i, ', and we clean for firms like yours'],
  ]),
  askFirst: byWords([
    [
      /school uniforms?|headmaster/i,
      'what do the parents complain about most with the uniforms they have now?',
    ],
    [/dentist|bookkeep/i, 'what about the books costs you the most evenings?'],
  ]),
  homeLine: byWords([
    [
      /\btwins\b[^]*\bcake\b|\bcake\b/i,
      'A call during the cake: six is only once, and you know it, or you would not have written.',
    ],
    [
      /\bdrew (?:our|the) family\b/i,
      'Children draw what they see. That picture says it without any reproach, and it can be drawn otherwise in three months.',
    ],
    [
      /\bone game out of six\b/i,
      'One game out of six. The shops will still be there next season; the season will not.',
    ],
    [
      /\bmissed (\d+) of (\d+)\b/i,
      'You counted the games you missed; whoever counts has not given up.',
    ],
    [
      /\b(?:recital|graduation|birthday|bedtime|supper|dinner)\b/i,
      'Such an evening does not come back, and that you noticed is the beginning.',
    ],
  ]),
  homeFirst: byWords([
    [
      /\bfri(?:day)?\b[^]*\b(?:7 ?pm|football|games?)\b/i,
      'On Fridays you leave at half past five, and your telephone stays at the shop with the one in charge.',
    ],
    [
      /\bhockey|games?\b/i,
      'The next game stands in everybody’s calendar as “closed”, and your telephone rides with somebody else that evening.',
    ],
    [
      /\bbakery|open at 5\b/i,
      'From four in the afternoon until she is asleep the telephone lies in the bread drawer; who opens at five may close at four.',
    ],
    [
      /\btax season|clients\b/i,
      'On birthdays and two evenings a week the telephone lies with your husband or in the car, and the message on it names somebody else.',
    ],
  ]),
  courageLine: byWords([
    [
      /paralegal|county job/i,
      'With savings, no one depending on you but a cat, and work you know: it is neither mad nor yet brave; it is a sum that has not been done.',
    ],
    [/coward/i, 'You are neither: a coward does not ask, and a hero does not wait a year.'],
    [
      /pharmacy|& daughter/i,
      '“& Daughter” on the van is his love, painted on; that makes it hard, and it does not make it yours.',
    ],
  ]),
  laterLine: byWords([
    [/\b34 years\b/i, 'Thirty-four years of a key at seven, and now the plants.'],
    [
      /navy|chief/i,
      'Twenty-six years they stood up, and now they hang up; that would unsettle anyone.',
    ],
  ]),
};
