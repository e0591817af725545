import { site } from '@kbf/contracts';
import { weekdaysIn, datesIn } from '../../library/facts/dates.ts';
import { nameIn, otherIn } from '../../library/facts/people.ts';
import { placeIn } from '../../library/facts/places.ts';
import { questionIn } from '../../library/facts/question.ts';
import { sumsIn } from '../../library/facts/sums.ts';
import { tradeIn } from '../../library/facts/trades.ts';
import type { Fact } from '../../library/types.ts';

type Told = Parameters<Fact>[0];
/** The first line of a table whose words somebody used. */
const byWords =
  (lines: readonly (readonly [RegExp, string])[], where: 'all' | 'message' = 'all'): Fact =>
  (told: Told) =>
    lines.find(([named]) => named.test(told[where]))?.[1];

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
  tradeExample: byWords([
    [
      /\bpianos?\b/i,
      'With old pianos: “five restored and sold by Christmas” is an outcome; a buyer has to say yes. “On Tuesdays and Thursdays from nine to twelve I regulate one action, and on Fridays I call two owners” is behavior: somebody could stand in your workshop and see it.',
    ],
    [
      /\binsurance\b/i,
      'With insurance: “ten policies by June” is an outcome. “I call three people before ten, and ask each customer on delivery for one name” is behavior; somebody could sit beside you and count.',
    ],
    [
      /\b20 lbs?|pounds\b[^]*clients\b/i,
      '“Lose 20 pounds” and “get five new clients” are both outcomes: your body and five other people have to agree. “I walk for forty minutes before breakfast, Monday to Friday” and “I ask one person a day for the order” are behaviors; you can promise them for tomorrow.',
    ],
    [
      /\bbookkeep\w*\b/i,
      'With bookkeeping: “four new clients” is an outcome. “Two calls before ten on Tuesdays and Thursdays, and one question for a name after each closing” is behavior.',
    ],
    [
      /\bbak(?:e|er|ery|ing)\b/i,
      'In a bakery: “thirty cakes ordered a week” is an outcome. “Each customer hears on Saturday what there is on Wednesday” is behavior.',
    ],
    [
      /\bpaint\w*|roof\w*|plumb\w*|electric\w*|landscap\w*|clean\w*\b/i,
      'In your trade: “ten jobs more by spring” is an outcome. “After each finished job I knock at the two doors beside it, with a card” is behavior.',
    ],
    [
      /\bsalon|hair|barber\w*\b/i,
      'In a salon: “full on Wednesdays” is an outcome. “Each one who pays hears, shall I book you for the fifth of next month?” is behavior.',
    ],
    [
      /\bteach\w*|church|ministry\b/i,
      'With people: “they trust me more” is an outcome. “I ask each of them one question on Monday and write down the answer” is behavior.',
    ],
  ]),
  wroteLine: byWords([
    [
      /\bten more customers|more customers|new clients|\b\d{1,4} customers\b/i,
      '“Get more customers” is an outcome: they have to say yes, and nobody could film you doing it. ',
    ],
    [/\bwork harder\b/i, '“Work harder” is neither: nobody can see it, and nobody can finish it. '],
    [
      /\b10k a month|make money|more money\b/i,
      'Making ten thousand a month is an outcome, also if you are the one who makes it: somebody has to pay. ',
    ],
    [/\blose (?:\d+|weight)|20 lbs\b/i, 'So your group leader is right: both are outcomes. '],
    [/\bcall (?:two|three|\d+)\b/i, 'That is a behavior: one could stand beside you and count. '],
  ]),
  wroteBehaviors: byWords([
    [
      /\bpianos?\b[^]*customers\b/i,
      'For the ten customers with pianos, three that one can see: “On Fridays at ten I call two piano teachers”; “I leave a card in each church with an old upright, one a week”; “after each delivery I ask, who else has one that nobody can play?”',
    ],
    [
      /\bcustomers\b/i,
      'For the customers, three that one can see: “I call two old ones every Tuesday before ten”; “I ask each one who pays, whom do you know?”; “one visit a week with something in my hand.”',
    ],
    [
      /\bwork harder\b/i,
      'Three that could stand there instead: “the dearest job first, until eleven, telephone away”; “questions only at eleven and at four”; “on Friday one thing struck from the list.”',
    ],
  ]),
  threeLine: byWords([
    [
      /brisket|run out by|throw away/i,
      'You guess right: running out at half past twelve one day and throwing away fifteen pounds the next is process, nobody can guess pounds. The product is good and the people are two who know each other; leave both.',
    ],
    [
      /whiteboard|on the board/i,
      '“Nobody told me” and “it’s on the board” are both true when the board is wiped by sleeves. So it is process first; after that you see what is left of people.',
    ],
    [
      /10[^]*9\/10[^]*2\/10|process 2/i,
      'By your own marks it is process: 2 of 10, and it holds down the other two.',
    ],
    [
      /sticky notes|lost four|caregivers/i,
      'The product is good, so let it be. Sticky notes are a process that only works for the one who wrote them, and four who left in a year are the bill for it: people seldom leave the work, they leave the muddle.',
    ],
    [/waitress|all quit|quit/i, 'People first, when the food is good and they leave all the same.'],
    [
      /uncle harold|in his head|nobody writes/i,
      'In your house, four people since 1931: the people are there, the product is dignity and stands; process is what lives in one head, and one day that head will not be there.',
    ],
    [
      /all three/i,
      'If all three are weak: people, then process, then product, because the right people mend the other two.',
    ],
  ]),
  threeStart: byWords([
    [
      /brisket|food truck/i,
      'So begin with one sheet on the wall: weekday, pounds lit, when sold out, pounds left over, weather. Two weeks of that, and the weekday tells you the pounds. Until then ten percent more on the day you ran out earliest, and ten less on the day you threw most away.',
    ],
    [
      /whiteboard|window clean/i,
      'So begin there: each morning one printed sheet per van, and it comes back at night with a tick or a reason.',
    ],
    [
      /funeral/i,
      'So begin with one case from the first call to the thank-you card, written down by somebody who rides along with him.',
    ],
    [
      /caregiver|home health/i,
      'So begin with one sheet for one visit: who, when, what, who is called if something is off, and the same sheet for everyone.',
    ],
    [
      /supper club|waitress/i,
      'So call those who left, before you hire the next; what they say is your list.',
    ],
  ]),
  threeMonday: byWords([
    [
      /window clean|whiteboard/i,
      'Monday at seven, before the vans leave: one printed sheet for each of your nine, with today’s addresses in order, a box behind each, and a line “not done because …”. You hand them out yourself, and say: “The board is for birthdays now. What is not on your sheet does not exist; what is on it comes back tonight with a tick or a reason.” At five the office collects them and writes tomorrow’s from them. Count the missed ones for two weeks; from two a week it should go to none. If one man keeps missing what stands on his sheet, then it is people, and you talk to him alone.',
    ],
    [
      /hvac|12 employees/i,
      'The one that costs most when it goes wrong, and in your trade that is mostly from the call to the finished invoice: who takes the call, what is asked (address, model, age, what it does), who goes, what is signed on the spot, who bills the same day. One page, seven lines, written on Monday with the one who takes the calls. Hang it by the telephone, use it for a week, mend it on Friday. Only then the second one.',
    ],
    [
      /home health|caregivers/i,
      'Monday at nine, with your most reliable caregiver and the one who answers the phone, one hour: write a single visit on one page, from “who comes when” to “whom do I call if …”. Throw away the sticky notes for one client only, and use the page for that one all week. On Friday ask the three who used it what was missing. Then the next client.',
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
