import type { Subject } from '../types.ts';

/** Module 2: the sum of the goals, held against today. */
export const yourCheck: readonly Subject[] = [
  {
    id: 'check-sum',
    title: 'the sum on your check',
    signs: [
      'check',
      'sum',
      'total',
      'add up',
      'your check',
      'module 2',
      'altogether',
      'big number',
      'cheque',
      'huge',
    ],
    heard: [
      'So this is the moment when the nine lines become one figure.',
      'The sum on the check surprises nearly everyone; let us look at it calmly.',
    ],
    advice: [
      'Write the total down as if you made out a check to yourself, with a date and your name. It is no wish list any more but a measure: divide it by the months until the last date, and you know what your plans ask of an ordinary month.',
      'If the sum looks absurd, do not tear it up. Mark the lines that others depend on, then the ones that earn or save money, then the rest. Often a third of the total carries nearly all of the meaning, and that third is within sight.',
      'A check is only as good as what covers it. Under the figure write what covers it today: savings, what you set aside each month, what you could sell, what you can do that people pay for. That list is your starting capital, and it is longer than you think.',
    ],
    steps: [
      'divide the total by the months you have, and write the monthly figure on a card where you pay your bills.',
      'make a list of everything that covers the check today, skills and people included, and count the lines.',
    ],
    questions: [
      'When you saw the sum, what was your first feeling, before any thought?',
      'Which line could you take off the check without missing it in five years?',
    ],
    verses: ['Luke 14:28', 'Proverbs 21:5', 'Proverbs 24:27'],
  },
  {
    id: 'check-gap',
    title: 'the gap',
    signs: [
      'gap',
      'income',
      'salary',
      'not enough',
      'earn',
      'earning',
      'revenue',
      'raise',
      'side business',
      'paycheck',
      'underpaid',
      'shortfall',
      'make more',
    ],
    heard: [
      'You have found the gap between what comes in and what you plan; now it has a size.',
      'Not enough coming in is a hard thing to look at, and you are looking at it. That is the work of this module.',
    ],
    advice: [
      'A gap closes from two ends. From the one: what leaves each month without doing anything for a goal of yours? From the other: what do you do well that someone would pay for, or pay more for? Begin with the end where you can act without asking anybody.',
      'Write the gap as a monthly figure, not as the whole sum. Three hundred a month is a second customer, a cancelled contract and a raise you have not asked for. Large sums make us dream or despair; monthly ones make us telephone.',
      'Before you look for a new source, look at the price of the present one. Many of us charge what we charged three years ago. List what you deliver now that you did not then, and name a figure for it, first to yourself and then to one customer.',
    ],
    steps: [
      'write down five ways to move the gap by fifty dollars this month, and do the easiest one before Friday.',
      'choose one conversation about money that you have put off, and write its first sentence.',
    ],
    questions: [
      'How large is the gap in an ordinary month, as near as you can say?',
      'What do people already thank you for that you have never charged for?',
    ],
    verses: ['Proverbs 14:23', 'Proverbs 10:4', 'Ecclesiastes 11:6'],
  },
  {
    id: 'check-debt',
    title: 'debts and spending',
    signs: [
      'debt',
      'loan',
      'credit card',
      'spend',
      'spending',
      'budget',
      'bill',
      'overdraft',
      'interest',
      'mortgage',
      'save',
      'saving',
      'owe',
    ],
    heard: [
      'Debts and spending belong on the same page as the goals; it is good that you bring them in.',
      'You are looking at where it goes, and that takes more courage than looking at where it should go.',
    ],
    advice: [
      'List every debt with its rate, its rest and its smallest payment. Pay the smallest payment on all of them and put every spare dollar on one: the dearest if you are patient, the smallest if you need to see one disappear soon. Both work; changing between them does not.',
      'For thirty days write down what you spend, without changing anything. Then mark each line: for a goal, for peace of mind, from habit. You need not fight all three. The third is usually enough to pay the first instalment of something you wrote in module one.',
      'A budget that leaves no room for joy and for giving breaks in the second month. Set both aside first, small and fixed, and live on what remains. If the debts grow although you do this, see a nonprofit credit counsellor: this is what they are there for.',
    ],
    steps: [
      'write the full list of debts on one sheet tonight: name, rate, rest, smallest payment. Nothing else, only the list.',
      'look through last month’s statement and mark every line that came from habit; cancel one of them today.',
    ],
    questions: [
      'Which debt weighs more than its figure says?',
      'What do you spend on when you are tired?',
    ],
    verses: ['Proverbs 22:7', 'Romans 13:8', 'Proverbs 6:6-8'],
  },
  {
    id: 'check-shame',
    title: 'looking without shame',
    signs: [
      'ashamed',
      'shame',
      'embarrassed',
      'failure',
      'i failed',
      'mistake',
      'bankrupt',
      'behind',
      'hopeless',
      'regret',
      'should have',
      'wasted',
    ],
    heard: [
      'It hurts to hold your life against a figure, and it says a great deal that you do not look away.',
      'You are not your balance. Let us keep those two apart while we look at it.',
    ],
    advice: [
      'Honesty and shame look alike but lead to different places: honesty says “this is the figure”, shame says “this is who I am”. When you notice the second sentence, write down the first one instead, with the date. Then ask what the figure needs, not what you deserve.',
      'Say it once to one safe person: a spouse, a friend, somebody from the fellowship. Money trouble grows in the dark like little else. You need not ask for help; it is enough that somebody knows the number besides you, and stays.',
      'What went wrong has taught you something that cost good money. Write down what you know now that you did not know then. It belongs on the side of the check that says “covered by”, and it may one day be the reason why someone trusts your advice.',
    ],
    steps: [
      'write three sentences: what happened, what I learned, what I will do by Friday. Leave out every adjective.',
      'choose the person who shall hear the number, and ask today for half an hour of their time.',
    ],
    questions: [
      'Whose voice do you hear when you look at the figures?',
      'What would you say to a friend who showed you this very page?',
    ],
    verses: ['Romans 8:1', 'Lamentations 3:22-23', 'Psalm 34:5', 'Micah 7:8'],
  },
];
