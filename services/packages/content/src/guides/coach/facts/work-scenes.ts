import type { Fact } from '../../library/types.ts';
import { byWords } from '../../library/facts/by-words.ts';

/** What somebody told of their trade, taken up: behaviors, outcomes and the three P’s. */
export const workFacts: Readonly<Record<string, Fact>> = {
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
    [
      /\b(?:only me|just me|me and a notebook|all in my head|if i (?:get|am|fall) (?:sick|ill))\b/i,
      'By what you tell me it is process: the people and the product are there, and what is missing is that it runs without the one head that holds it.',
    ],
    [
      /\b(?:in|inside) (?:\w+[’']s|his|her) head\b|process we don[’']?t have|no process/i,
      'By what you tell me it is process, and soon: people and product are there, and what everyone needs sits in one head.',
    ],
    [
      /\b(?:problem|trouble) is (?:the )?people\b|\bwon[’']?t train\b/i,
      'By what you tell me it is people, and mostly that means one person: somebody good who holds on to what he knows, or somebody whom all work around.',
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
    [
      /\brecipes?\b[^]*\b(?:leave|steal|open across|copy)\b/i,
      'Your fear has a reason, so divide it: the order of work goes on paper (what is set when, who locks up, what is ordered on Tuesday), and nobody can open across the street with that. The quantities stay on a second sheet, sealed, with one of your family. Begin with one page: a day as it runs, from the first hour to the last.',
    ],
    [
      /\b(?:in|inside) (?:\w+[’']s|his|her) head\b/i,
      'So begin with the one job that comes up most: he does it and talks, you write, seven lines at most.',
    ],
    [
      /\b(?:problem|trouble) is (?:the )?people\b|\bwon[’']?t train\b/i,
      'So begin with one talk and not with a page: ten minutes in private, one fact from this week, and one question, “What do you need, so that it goes otherwise?” The page comes after it, and he is the one who writes it with you.',
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
};
