import type { Topic } from '../types.ts';

export const workHome: Topic[] = [
  {
    id: 'family-business',
    title: 'Working with family',
    area: 'work',
    signs: {
      'family business': 6,
      'family company': 6,
      'family farm': 5,
      'father|dad|mother|mom|brother|sister|son|daughter|uncle|cousin|in-law|husband|wife + company|business|firm|shop|restaurant + fight|argue|overrules|disagree|together|control|refuses|let|against|over': 5,
      'take over + company|business': 4,
      'work|working + with + father|dad|brother|sister|husband|wife|cousin|son|family': 3,
      'overrules|overrule': 3,
    },
    concern: 'family and work under one roof',
    heard: [
      'When family and work share one table, a quarrel in the one never stays out of the other.',
      'It is not easy to be somebody’s child, husband or sister and colleague in the same hour.',
    ],
    verses: [
      'Psalm 133:1',
      'Ephesians 4:2-3',
      'Proverbs 15:1',
      'Philippians 2:3-4',
      'Colossians 3:13',
    ],
    prayers: [
      'You gave us to each other before there was any business. Let that come first again.',
      'Give respect in both directions: for what was built, and for what wants to begin.',
      'Help us to speak of work at work, and to find each other again at home.',
      'Show us a way that is fair, and make us able to agree on it.',
    ],
    questions: [
      'What do you think the other is most afraid of losing?',
      'What have you each wanted to say and not yet said?',
    ],
    nextStep:
      'Propose one talk away from the business and from the dinner table, an hour long, with one question: “What must never be lost, for you?” Listen first.',
  },
  {
    id: 'time-at-home',
    title: 'Work and those at home',
    area: 'work',
    signs: {
      'hours|hrs|shifts|work|working + kids|children|family|home|wife|husband|son|daughter + miss|never|nothing|time|missed|always|barely|late|hardly': 6,
      'time with my family': 5,
      'time with my kids': 5,
      'balance + work|family|home': 5,
      workaholic: 5,
      'always working': 5,
      'miss|missing|missed + kids|children|son|daughter|birthday|game|recital|bedtime + work|working|business|shop|travel': 6,
      'work life balance': 5,
      'see my kids': 4,
    },
    concern: 'the time for those at home',
    heard: [
      'You are pulled in two directions by things that are both good. No one can be in two places, and it hurts to notice that.',
      'The hours that work takes are the hours that home waits for. That you miss them says where your heart is.',
    ],
    verses: ['Psalm 127:1-2', 'Ecclesiastes 4:6', 'Mark 6:31', 'Matthew 11:28', 'Psalm 90:12'],
    prayers: [
      'You know what must be earned, and you know who is waiting at the door. Show us what is enough.',
      'Give us the courage to end a day while there is still something left of us.',
      'Bless the small hours we do have, and let us be wholly there.',
      'Where a change is needed, open a way to it that we can afford.',
    ],
    questions: [
      'Which hour of the week would mean most to those at home?',
      'What at work could somebody else learn to do?',
    ],
    nextStep:
      'Choose one hour this week that belongs to home, tell them which, and guard it as you would guard your best customer’s appointment.',
  },
  {
    id: 'exam',
    title: 'Exams and studies',
    area: 'work',
    signs: {
      exam: 6,
      exams: 6,
      finals: 5,
      midterms: 5,
      'bar exam': 3,
      boards: 5,
      'test|license|licensing|certification + taking|take|pass|passing|study|studying|tomorrow|failed|retake': 5,
      studying: 4,
      'college|university|school + applications|admission|accepted|grades|failing|thesis|degree': 4,
      thesis: 5,
      dissertation: 5,
      nclex: 6,
      sat: 2,
      mcat: 6,
      cpa: 4,
    },
    concern: 'the exam',
    heard: [
      'An exam squeezes months of work into a few hours. It is natural that your heart beats faster at the thought.',
      'So much learning, and then one day on which it has to be there. Let us pray for that day, and for the nights before it.',
    ],
    verses: ['2 Timothy 1:7', 'Joshua 1:9', 'James 1:5', 'Isaiah 41:10', 'Philippians 4:6-7'],
    prayers: [
      'Bring to mind what was learned, one question at a time, and let the rest not trouble us.',
      'Give sleep before it, a quiet breath at the start, and patience with ourselves.',
      'Let no result tell us what we are worth: you have said that already.',
    ],
    questions: [
      'Which part of it do you feel ready for?',
      'What will you do with the evening when it is over?',
    ],
    nextStep:
      'Stop the evening before at a fixed hour. Lay out what you need, eat something warm, and read one psalm instead of one more page.',
  },
];
