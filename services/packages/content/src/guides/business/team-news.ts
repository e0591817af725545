import type { Subject } from '../types.ts';

/** Hard news for the people who work for one. */
export const teamNews: readonly Subject[] = [
  {
    id: 'case-team-news',
    title: 'hard news for your team',
    signs: [
      'tell my team',
      'message to my team',
      'announce',
      'lost our largest client',
      'team meeting',
      'bad news',
      'my people',
    ],
    heard: [
      'They will notice anyway. Whoever tells the truth early keeps what is most precious now: that people believe him.',
      'You want to be honest without frightening anyone. That is possible, if you say what you know, what you do not know, and when they will hear more.',
    ],
    advice: [
      'Four things, in this order: what happened, in two sentences; what it means for them today; what you yourself do about it; when they will hear more. No blame for the one who left, no “everything will be fine”. People bear bad news better than a silence.',
      'Say the hard sentence in the first minute. Then stop and let them ask, and write down what you cannot answer. Afterwards speak with the two or three who worry most, alone.',
    ],
    answers: [
      {
        asked: ['prayer', 'pray', 'open it', 'believe'],
        says: 'I would not open the meeting with it: they have to be there, and nobody should have to pray about his job in front of the boss. Say instead: “I will be praying for all of us this week. Whoever would like to join me: a quarter to eight in my office, quite freely, and nobody counts.” Then begin with the facts.',
      },
    ],
    steps: [
      'write down what you know, what you do not know and when you will know it, and read that page to them.',
      'tell the two people first who would otherwise hear it from others, an hour before the meeting.',
    ],
    questions: [
      'Which question do you fear the most, and what is the true answer?',
      'What can you promise, and for how long?',
    ],
    verses: ['Ephesians 4:25', 'Joshua 1:9'],
  },
];
