import type { Subject } from '../types.ts';

/** Module 5: purpose, plan, process under pressure; the formula of eight lines. */
export const threePs: readonly Subject[] = [
  {
    id: 'three-ps-formula',
    title: 'the formula of the Three P’s',
    signs: [
      'three ps',
      '3 ps',
      'formula',
      'core value',
      'commitment',
      'end result',
      'start action',
      'module 5',
      'pillars',
    ],
    heard: [
      'The Three P’s tie together what you have gathered so far: purpose, plan, and the process with its pressure.',
      'You are at the formula. It looks long, but it is one sentence in eight pieces.',
    ],
    advice: [
      'Read the eight lines as one sentence: I want this outcome, because of this core value; I commit myself to this, begin with this action, and will have this result by this deadline; then I will feel this, and this person will ask me about it. If it does not read well aloud, one line is not true yet.',
      'Begin with the core value, not with the outcome. An outcome borrowed from others dies in the first hard week; one that grows from what you hold dear can wait, bend and come back. Ask what you would not give up for money, and start the sentence there.',
      'The two lines that people leave out are the feeling and the accountability. Yet the feeling is what you will remember at six in the morning, and the person who asks is what you will remember at ten at night. Fill in those two before you polish the rest.',
    ],
    steps: [
      'write your eight lines as one spoken sentence, say it aloud three times, and mend the line at which you stumble.',
      'fill in the line for accountability first: a name, and the day on which they will ask.',
    ],
    questions: [
      'Which of the eight lines is still somebody else’s answer?',
      'Which core value would you defend even if it cost you the outcome?',
    ],
    verses: ['Proverbs 16:9', 'Habakkuk 2:2', 'James 1:4'],
  },
  {
    id: 'three-ps-purpose',
    title: 'purpose',
    signs: [
      'purpose',
      'calling',
      'called',
      'why am i',
      'reason',
      'mission',
      'meaning of',
      'gods will',
      'gods plan',
      'what for',
    ],
    heard: [
      'Purpose is the first of the three, because the other two lean on it.',
      'You are asking what it is all for. There is hardly a better question to bring here.',
    ],
    advice: [
      'Look for purpose behind you before you look ahead. What have people come to you for again and again, without your advertising it? What injustice makes you angry, what work makes you forget the clock? Where two of those cross, there is usually something that was given to you.',
      'A purpose that carries fits into one sentence with three parts: whom you serve, with what, so that what may happen to them. “I help young families to their first house, without debts that break them.” You need not find the perfect one; one that is true for a year is enough.',
      'You do not have to hear a voice. Most callings in Scripture began with a task that was lying there and a person who did it faithfully, and the larger sense showed later. Do the next thing that love asks for, and keep your eyes open.',
    ],
    steps: [
      'finish this sentence five times without stopping: “I am here so that …”. Underline the one that frightens you a little.',
      'ask three people what they would come to you for at any hour. Write their answers down word for word.',
    ],
    questions: [
      'What have people thanked you for more than once?',
      'Whose tears, or whose waste, can you not walk past?',
    ],
    verses: ['Ephesians 2:10', 'Proverbs 19:21', 'Micah 6:8', 'Colossians 3:23'],
  },
  {
    id: 'three-ps-plan',
    title: 'plan',
    signs: [
      'plan',
      'planning',
      'strategy',
      'milestone',
      'schedule',
      'business plan',
      'roadmap',
      'organize',
      'priority',
      'priorities',
      'focus',
    ],
    heard: [
      'A plan is love for the person you will be in ninety days: it leaves them a path.',
      'You want a plan that survives contact with Monday. Let us keep it small.',
    ],
    advice: [
      'Plan three distances only: the year in one sentence, the quarter in three results, the week in five actions. Anything finer is out of date by Wednesday. On Friday afternoon take fifteen minutes: what is done, what moves, what falls away. That is the whole machinery.',
      'For each result name what could stop it, and decide now what you will do then. “If the permit is late, I begin with the second room.” Plans seldom fail because of surprises; they fail because the surprise has to be decided about on a bad day.',
      'Say no in the plan itself. Write down two good things that you will not do this quarter, with a date for looking at them again. A plan without a no is a list of everything, and everything wins against you each time.',
    ],
    steps: [
      'write your quarter on an index card: three results, and under them two things you will not do.',
      'block fifteen minutes on Friday for looking at the week, and make it repeat.',
    ],
    questions: [
      'If you got only one thing done this quarter, which would make the rest easier?',
      'What is most likely to stop you, and what will you do on that day?',
    ],
    verses: ['Proverbs 21:5', 'Proverbs 15:22', 'James 4:15'],
  },
  {
    id: 'three-ps-process',
    title: 'process and pressure',
    signs: [
      'process',
      'pressure',
      'stress',
      'stressed',
      'endure',
      'patience',
      'hard time',
      'exhausted',
      'give up',
      'giving up',
      'burnout',
      'tired',
      'persevere',
      'difficult',
    ],
    heard: [
      'The third P has two names, process and pressure, because you seldom get the one without the other.',
      'It is heavy at the moment. Pressure is part of the way, but you need not carry it without a pause.',
    ],
    advice: [
      'Sort the pressure. Some of it comes from the task and passes when it is done; some from the clock, and a talk about the date may ease it; some from your own measure, and nobody but you can lower that. Write down three pressures and sort them so.',
      'Under pressure we fall back on our smallest habits, not on our highest aims. So decide on three that must survive the worst week: sleep, one honest conversation, ten quiet minutes with God. Everything else may shrink. With these three you will still be yourself afterwards.',
      'Take the process in stretches that have an end. Two weeks of effort, then a day for looking back; six days of work, then one of rest. Someone who never stops cannot tell whether the road is long or whether it is the wrong road.',
    ],
    steps: [
      'write down the three habits that have to survive your worst week, and tell them to the person who would notice first.',
      'take one pressure that comes from a date, and ask today whether the date can be moved.',
    ],
    questions: [
      'Which part of the pressure is yours to carry, and which have you picked up along the way?',
      'What has pressure taught you before that you would not give back?',
    ],
    verses: ['James 1:2-3', 'Romans 5:3-4', 'Matthew 11:28', '2 Corinthians 4:8-9'],
  },
  {
    id: 'three-ps-accountability',
    title: 'accountability',
    signs: [
      'accountability',
      'accountable',
      'partner',
      'mentor',
      'support',
      'keep me',
      'on track',
      'hold me',
      'fellowship',
      'group',
    ],
    heard: [
      'Someone who asks kindly and regularly is worth more than a good deal of will power.',
      'You do not want to do this alone, and you are right.',
    ],
    advice: [
      'Choose somebody who wishes you well and is not impressed by you. Give them three questions to ask, always the same: What did you promise? What did you do? What is in the way? Ten minutes a week by telephone are enough. Advice is not needed unless you ask.',
      'Make it mutual if you can: each asks the other. It takes away the feeling of being examined, and you will keep a promise to a friend on days when you would break one to yourself. The weekly gathering of the fellowship is a good place to find such a person.',
      'Agree beforehand on what happens when you have not done it. Not a punishment: a question. “Do you still want this?” An honest no is a result too, and frees you for what you do want.',
    ],
    steps: [
      'write to one person today: “Would you ask me three questions every week until the end of the quarter?”',
      'write down your promise for this week in one line, and send it to someone before you begin.',
    ],
    questions: [
      'Who has the right to ask you uncomfortable things?',
      'What would you want to be asked every Friday?',
    ],
    verses: ['Proverbs 27:17', 'Ecclesiastes 4:9-10', 'Hebrews 10:24'],
  },
];
