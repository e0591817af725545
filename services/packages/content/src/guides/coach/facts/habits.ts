import type { Fact } from '../../library/types.ts';

interface Habit {
  named: RegExp;
  before: string;
  instead: string;
  say: string;
}

/** Habits that cost people and customers: what comes before each, what takes its place, and the words for it. */
const habits: readonly Habit[] = [
  {
    named:
      /\b(?:correct(?:ed|ing)?|critici[sz](?:e|ed|ing)|scold(?:ed|ing)?|yell(?:ed|ing)?|shout(?:ed|ing)?|snap(?:ped|ping)?|blow up|los(?:e|ing) my temper)\b[^.?!]{0,60}\b(?:them|him|her|girls?|staff|people|crew|guys|in front|customers?|employees|workers)\b/i,
    before: 'you see a mistake while a customer is looking',
    instead:
      'you touch the pen in your pocket and say nothing; you write one word on a card, and speak of it alone, the same day, at the back',
    say: 'Show me how you did it. What would you do next time?',
  },
  {
    named:
      /\b(?:answer|take|pick up) (?:every|all|each)\w* (?:the )?(?:calls?|phones?|questions?)\b/i,
    before: 'it rings, or somebody stands in the door',
    instead:
      'from nine to eleven somebody else answers, from a card with the five questions that come up most; you call back at eleven',
    say: 'You decide up to $200, and tell me at four how it went.',
  },
  {
    named:
      /\b(?:check|look at|on) (?:my |the )?(?:phone|telephone|email|messages|instagram|facebook)\b/i,
    before: 'a task becomes dull, or there is a pause',
    instead:
      'the telephone lies in another room until ten, and you look three times a day, at ten, one and five',
    say: 'I look at messages at ten, one and five; if it burns, call the shop.',
  },
  {
    named:
      /\b(?:micro-?manag\w*|redo|do(?:ing)? it (?:all )?(?:over|myself|again)|check(?:ing)? everything)\b/i,
    before: 'somebody else’s work lies in front of you and is different from yours',
    instead: 'you ask one question and let it go out as it is, if nobody is harmed by it',
    say: 'Is it good enough for the customer? Then send it.',
  },
  {
    named:
      /\b(?:put(?:ting)? (?:it|things|them) off|procrastinat\w*|avoid\w*|wait until the last)\b/i,
    before: 'the task is large and has no first line',
    instead: 'you do ten minutes of it before nine, with a clock, and stop when it rings',
    say: 'I only do the first ten minutes.',
  },
  {
    named: /\b(?:say(?:ing)? yes|can[’']?t say no|take on too much|overbook\w*)\b/i,
    before: 'somebody asks, and looks at you',
    instead: 'nobody gets an answer on the same day; you look at the calendar first',
    say: 'I will tell you on Thursday.',
  },
  {
    named: /\b(?:discount\w*|undercharg\w*|drop (?:my|the) price|too cheap)\b/i,
    before: 'you have named the price, and it is quiet',
    instead: 'you count to four inside, and say nothing until the other one speaks',
    say: 'It is what I said. Which part could we leave out?',
  },
  {
    named:
      /\b(?:skip (?:lunch|meals)|not eaten|no lunch|work(?:ing)? late|stay(?:ing)? late|late every night)\b/i,
    before: 'one more thing lies there at the end',
    instead:
      'the end of the day is an alarm at the door, and what lies there goes on the card for tomorrow at eight',
    say: 'That is the first thing tomorrow.',
  },
  {
    named: /\b(?:late (?:to|for)|always late|run(?:ning)? late)\b/i,
    before: 'you do one more small thing before you leave',
    instead:
      'the leaving stands in the calendar and not the arriving, a quarter of an hour earlier',
    say: 'I have to go now; I call you from the car.',
  },
];

const habitIn = (text: string): Habit | undefined => habits.find(({ named }) => named.test(text));

/** A habit that somebody names as their own, and what may take its place. */
export const habitFacts: Readonly<Record<string, Fact>> = {
  habitBefore: ({ all }) => habitIn(all)?.before,
  habitInstead: ({ all }) => habitIn(all)?.instead,
  habitSay: ({ all }) => habitIn(all)?.say,
  asksHabitPlan: ({ message }) =>
    /\b(?:plan for|(?:30|thirty|ninety|90) days?|change (?:this|my|the|a|that)|stop (?:doing|it|this)|get rid|how (?:do|does|can) (?:i|a person|one) (?:change|stop|break|quit))\b/i.test(
      message,
    ) && /\b(?:habit|behaviou?rs?|outcome)\b/i.test(message)
      ? 'yes'
      : undefined,
  asksCourageOrPlan: ({ message }) =>
    /\b(?:courage|fear|heart|faith)\b[^.?!]{0,24}\bor\b[^.?!]{0,24}\b(?:plan|process|money|time|skill)\b/i.test(
      message,
    )
      ? 'yes'
      : undefined,
};
