import type { Need } from './needs-words.ts';

/** What a need does where one lives: on a bad day, at a no, at home, with money, with people. */
interface InLife {
  badDay: string;
  atNo: string;
  atHome: string;
  hiring: string;
  withMoney: string;
  selling: string;
  given: string;
  beside: string;
  small: string;
  say: string;
}

/** Each need, where it shows outside of the order itself. */
export const needInLife: Readonly<Record<Need, InLife>> = {
  certainty: {
    badDay:
      'you check everything a second time, hold on to the last key, and hear each question as a risk',
    atNo: 'it says no for you, before you have heard the end: what is new cannot be checked yet, so it feels unsafe and not merely new',
    atHome:
      'you plan the evening instead of being in it, and a change of plan makes you short with people',
    hiring: 'you hire late, and explain so much that nobody dares to decide',
    withMoney: 'you keep a great deal lying still, and an open bill costs you sleep',
    selling: 'you wait until the offer is perfect, and by then somebody else has called',
    given:
      'you are held before anything is safe; “do not be anxious for your life” was said to people who had no reserve at all',
    beside: 'tell them early, with a date and a figure, and do not surprise them on the same day',
    small: 'leave one thing unchecked until noon, and write down what truly happened',
    say: 'I would like to try it for two weeks, with a day on which we look at it; what must not go wrong in that time?',
  },
  variety: {
    badDay: 'you begin something new instead of finishing, and call it an idea',
    atNo: 'a no to something new feels like a locked door; so you say yes too soon, and the third thing is begun',
    atHome:
      'you are full of plans on Friday and gone in your head on Saturday, and the others cannot count on either',
    hiring: 'you like people who sparkle, and forget the one who files',
    withMoney: 'it goes into beginnings, and seldom stays until they pay',
    selling: 'you change the offer just when people have begun to ask for the old one',
    given: 'what is new every morning are his mercies; you need not invent them',
    beside:
      'give them one thing that may be tried each month, with a sum and an end, and do not explain for long why not',
    small: 'finish one thing of half an hour today, before you open the next',
    say: 'I have an idea, and I will not begin it before Friday; what speaks against it?',
  },
  significance: {
    badDay:
      'one remark spoils the evening; you explain, you work harder, and you want somebody to see it',
    atNo: 'a no to others means that somebody manages without you, and a no from others sounds as if you were not worth it; so you would rather do it than not be asked',
    atHome: 'you tell what you have done, and hear too late what they did',
    hiring:
      'you take people who look up to you, and the better one next door gets the stronger crew',
    withMoney: 'it goes into what can be seen, the truck, the sign, the round',
    selling: 'you take each no for a judgment on yourself',
    given: 'you are known by name before you have done anything; the applause adds nothing to it',
    beside: 'say aloud what you see in their work, by name and before others, and criticize alone',
    small: 'let somebody else tell today what went well, and add nothing',
    say: 'That was your work and not mine, and I want the others to know it.',
  },
  connection: {
    badDay: 'you give in so that nobody is cross with you, and are cross yourself by evening',
    atNo: 'a no feels as if you lost the person; so you say yes, and they never learn what it costs you',
    atHome: 'you are there for everyone until there is nobody left who knows how you are',
    hiring: 'you hire whom you like, and keep for a year whom you should have spoken to in a week',
    withMoney: 'it goes away in discounts and in bills that you do not send to people you know',
    selling: 'you drop the price before anybody has asked, so that the other one stays kind',
    given: 'there is one who said “I will never leave you”, and he has heard you say no',
    beside: 'ask first how they are, and then what is to be done; a cold order costs you a week',
    small: 'say one small no today to somebody who will like you tomorrow as well',
    say: 'I like working with you, and that is why I say it straight.',
  },
  growth: {
    badDay: 'nothing is good enough; you start a course, or find fault with what went well',
    atNo: 'a no sounds like standing still, so you take on what teaches you something, and not what pays',
    atHome: 'you are always on the way to the next thing, and they feel that today does not count',
    hiring:
      'you want people who run as fast as you, and wear out those who hold the place together',
    withMoney: 'it goes into the next step before the last one has paid for itself',
    selling: 'you would rather improve the thing once more than show it',
    given: 'he who began a good work in you completes it; you need not do it by Friday',
    beside:
      'show them one thing that has become better since spring, and let them learn something this month',
    small: 'leave one thing as it is today, though you know how it could be better',
    say: 'This is good enough, and we leave it as it is until June.',
  },
  contribution: {
    badDay: 'you help three people in order not to feel your own trouble, and come home empty',
    atNo: 'a no feels like selfishness, so you say yes before you have looked at the calendar',
    atHome: 'those at home get what is left after everybody else',
    hiring: 'you hire those who need the work, and not always those whom the work needs',
    withMoney: 'it is given before it is reckoned, and the tax comes out of the rest',
    selling: 'asking for money feels as if it spoiled the good deed',
    given: 'Jesus left a crowd that still needed him, in order to pray; he had not failed them',
    beside: 'show them whom it helps, and protect their evening, as they will not do it themselves',
    small: 'let somebody do something for you today, and say only thank you',
    say: 'I would like to help, and not this week; I can on the fourteenth, for an hour.',
  },
};
