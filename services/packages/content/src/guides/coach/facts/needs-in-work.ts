import { needWords, type Need } from '../needs-words.ts';

/** What a need looks like in a week of work. */
interface InWork {
  good: string;
  sign: string;
  price: string;
  monday: string;
  boss: string;
  missing: string;
  evening: string;
  drives: string;
}

/** Each need in a week of work: its good side, how it shows, its price, and what one can try. */
export const needInWork: Readonly<Record<Need, InWork>> = {
  certainty: {
    good: 'It is a good need: it pays wages on the day, and it reads the small print.',
    sign: 'you check what others have already checked, and sleep badly over an open end',
    price: 'the hours in which you do yourself what others could do',
    monday:
      'let somebody else do one thing that you always check, with a page from you, while you are out of the house',
    boss: 'your people know where they stand, and ask you about everything',
    missing: 'say once a week what stays as it is, with a date',
    evening: 'stayed home to be ready for the next day',
    drives: 'ground under your feet',
  },
  variety: {
    good: 'It is a good need: it sees the door where others see a wall.',
    sign: 'you change what works, just when it begins to be dull',
    price: 'things begun that others have to finish',
    monday:
      'put one fixed hour for something new into the week, and leave the rest of the week as it is',
    boss: 'it is never dull with you, and nobody knows on Monday what counts on Friday',
    missing: 'give one of them something new to try each month',
    evening: 'went along although nothing was planned',
    drives: 'room to move',
  },
  significance: {
    good: 'It is a good need; everybody wants to count for something, and it makes people do things well.',
    sign: 'praise carries you for a week and one remark spoils an evening',
    price: 'the fights one has to win, and the work one cannot let others shine with',
    monday:
      'do one good piece of work that nobody will see, and tell one of your people by name what you see in theirs',
    boss: 'you set a standard and stand for it, and others sometimes find no room beside it',
    missing: 'tell each of them once by name what would be missing without them',
    evening: 'were asked for, and went because you were the one they needed',
    drives: 'to count',
  },
  connection: {
    good: 'It is a good need; whoever has it keeps a place human.',
    sign: 'a cool look costs you more than a bad figure',
    price: 'the discounts you give and the talks you put off, so that nobody goes',
    monday:
      'have one meal without a telephone, and say one no to somebody who will still like you afterwards',
    boss: 'people like to work for you, and hear hard things from you late or never',
    missing: 'eat with them once a week, and ask one question to which you do not know the answer',
    evening: 'stayed with people you love, and let the rest wait',
    drives: 'to belong',
  },
  growth: {
    good: 'It is a good need; without it everything stays as it was.',
    sign: 'what is finished bores you, and you are already at the next thing',
    price: 'never being content, and those who must keep up',
    monday: 'choose one thing to learn by Friday, and one that is good enough and stays as it is',
    boss: 'everyone gets better beside you, and some get tired, as nothing is ever enough',
    missing:
      'ask each of them what they would like to be able to do in a year, and pay for the first step',
    evening: 'learned something, and forgot the clock',
    drives: 'to get further',
  },
  contribution: {
    good: 'It is a good need; it is the one that looks away from itself.',
    sign: 'you say yes before you have looked at the calendar',
    price: 'your own rest, and those at home who come after everybody else',
    monday:
      'give one hour to somebody who cannot return it, with an end to it, and take one for yourself',
    boss: 'you give before you are asked, and may leave your people no room to give anything back',
    missing: 'show them once a month for whom their work was good',
    evening: 'helped somebody, and came home late and glad',
    drives: 'to serve beyond yourself',
  },
};

const TOGETHER: Readonly<Record<string, string>> = {
  'contribution+growth':
    'you want to get further in order to have more to give, and rest comes last in both',
  'connection+contribution': 'you live for people, and forget yourself and the bill',
  'certainty+connection':
    'you want a house that holds, with those in it whom you love, and change feels like a threat to both',
  'certainty+significance': 'you build something firm with your name on it, and let go of little',
  'growth+significance': 'you climb and want it seen, and standing still feels like falling',
  'connection+significance':
    'you want to be loved and to be somebody, and a no from someone near hurts twice',
  'growth+variety': 'you begin, learn and begin again, and others keep what you started',
  'significance+variety': 'you like a stage that changes, and the ordinary Tuesday is hard',
  'certainty+contribution':
    'you give, but by plan; people can rely on you, and seldom surprise you',
  'contribution+significance':
    'you want to do good and to matter by it; ask now and then whether it would be enough if nobody knew',
};

/** What two needs at the top mean together. */
export const pairs = (one: Need, other: Need): string =>
  TOGETHER[[one, other].sort().join('+')] ??
  `you look for ${needInWork[one].drives} and ${needInWork[other].drives} at once; where a week has room for only one, the quarrel begins (${needWords[one].name} mostly wins)`;
