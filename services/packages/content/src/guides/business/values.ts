import { businessValues } from '../../values/index.ts';
import type { BusinessValue } from '../../values/index.ts';
import type { Subject } from '../types.ts';

/** What we add to a value of the fellowship to speak about it in a chat. */
type Added = {
  signs: readonly string[];
  advice: readonly string[];
  steps: readonly [string, string];
  question: string;
  verse: string;
};

const added: Readonly<Record<string, Added>> = {
  integrity: {
    signs: [
      'integrity',
      'honest',
      'honesty',
      'truth',
      'lie',
      'lying',
      'cheat',
      'dishonest',
      'transparent',
      'corrupt',
      'bribe',
    ],
    advice: [
      'Integrity shows in small things first: the hour that was not worked, the flaw that nobody would find, the sentence on the website that is nearly true. Begin with the smallest untruth that has become a habit. It is cheap to end, and people notice more than we think.',
    ],
    steps: [
      'go through your website and one offer, and strike out every sentence that is only nearly true.',
      'name one mistake to a customer before they find it, together with what you will do about it.',
    ],
    question: 'Where is the distance largest between what you say and what happens?',
    verse: 'Proverbs 11:3',
  },
  'servant-leadership': {
    signs: [
      'servant',
      'servant leadership',
      'leadership',
      'lead',
      'leader',
      'boss',
      'manage people',
      'team',
      'employee',
      'employees',
      'staff',
      'delegate',
    ],
    advice: [
      'Serving is not the same as doing everything yourself, and it is not weakness. It asks of each decision whom it makes larger. Sometimes that is an hour of listening, sometimes a clear no, sometimes the credit handed to the one who did the work.',
    ],
    steps: [
      'ask three people on your team what makes their work needlessly hard, and take away one of those things by Friday.',
      'do the task for one hour that everyone avoids, beside those who usually do it, and listen.',
    ],
    question: 'Who has grown in the past year because they work with you?',
    verse: 'Mark 10:45',
  },
  stewardship: {
    signs: [
      'steward',
      'stewardship',
      'resources',
      'waste',
      'debt',
      'finance',
      'finances',
      'cash flow',
      'cash',
      'budget',
      'bookkeeping',
      'assets',
      'environment',
    ],
    advice: [
      'A steward looks after what belongs to somebody else, and therefore keeps good books, mends in time and takes no risks with other people’s bread. Ask of every large expense whether you could explain it to the owner. It makes some decisions easier and a few impossible.',
    ],
    steps: [
      'set a fixed half hour each week for cash, open invoices and debts, and begin with this week’s.',
      'find one thing in your business that is wasted every day, and end that waste.',
    ],
    question: 'How would you run it if the owner came by on Thursday?',
    verse: 'Luke 16:10',
  },
  generosity: {
    signs: [
      'generosity',
      'generous',
      'giving',
      'give',
      'donate',
      'discount',
      'share profit',
      'profit sharing',
      'tithing',
      'bonus',
    ],
    advice: [
      'Generosity in a business has many coins: a fair wage before a bonus, time for an apprentice, a bill forgiven in a hard month, a share of profit decided on in January. It needs a budget and a person who may spend it, or it stays with the mood of the day.',
    ],
    steps: [
      'set a small monthly budget for generosity and name the person on your team who may spend it without asking you.',
      'decide on the share of profit that you will give this year, write it down, and tell one person.',
    ],
    question: 'To whom could you give something that only your trade can give?',
    verse: 'Proverbs 11:25',
  },
  diligence: {
    signs: [
      'diligence',
      'diligent',
      'hard work',
      'excellence',
      'excellent',
      'quality',
      'lazy',
      'procrastinate',
      'deadline',
      'reliable',
      'work ethic',
      'rest',
      'burnout',
    ],
    advice: [
      'Diligence is not haste and not endless hours. It is care that keeps its promises: the date that holds, the seam nobody sees, the returned call. Rest belongs to it; whoever never stops begins to do careless work and to call it zeal.',
    ],
    steps: [
      'write down every promise that is open at the moment, and settle or renegotiate the oldest one today.',
      'choose one piece of work that nobody checks, and do it this week as if it were signed.',
    ],
    question: 'Where have you become used to “good enough”?',
    verse: 'Colossians 3:23',
  },
  humility: {
    signs: [
      'humility',
      'humble',
      'pride',
      'proud',
      'arrogant',
      'criticism',
      'feedback',
      'apologize',
      'admit',
      'wrong',
      'ego',
      'success',
    ],
    advice: [
      'Humility is a sober view of oneself: neither smaller nor larger. In a business it sounds like “I was wrong”, “I do not know” and “what do you see?” Those three sentences, said by the person at the top, save more money than most audits.',
    ],
    steps: [
      'ask someone who works for you what you should stop doing, say thank you, and change one thing within a week.',
      'tell your team about a mistake of yours and what you learned from it, before you speak of anyone else’s.',
    ],
    question: 'Who on your team may contradict you, and when did it last happen?',
    verse: 'Philippians 2:3',
  },
};

const fromValue = (value: BusinessValue): Subject => {
  const more = added[value.id]!;
  const name = value.name.toLowerCase();
  return {
    id: `value-${value.id}`,
    title: name,
    signs: more.signs,
    heard: [
      `${value.name}: ${value.meaning} That is how we put it in the fellowship.`,
      `You are asking about ${name}, one of our six values. In short: ${value.meaning}`,
    ],
    advice: [
      `It becomes visible in practice. ${value.practices.join(' ')} None of this needs a budget; each can begin tomorrow morning, and each will be noticed by those who work with you long before you speak about it.`,
      ...more.advice,
    ],
    steps: more.steps,
    questions: [value.question, more.question],
    verses: [value.scriptureReference, more.verse],
  };
};

/** The six values of the fellowship. */
export const valueSubjects: readonly Subject[] = businessValues.map(fromValue);
