import {
  counselScripture,
  enduranceScripture,
  towerScripture,
} from '@kbf/site-texts/page-scriptures';

/** The three pillars, each with meaning, questions, and an example week. */
export const pillars = [
  {
    name: 'Purpose',
    says: 'What it is for',
    text:
      'An outcome without a reason is a wish. A reason that is not yours is a burden. Find ' +
      'the one that still holds when nobody applauds.',
    verse: counselScripture,
    asks: [
      'What would be better for somebody else if this came true?',
      'Which value of mine does it serve, in one word?',
      'Would I still want it if nobody ever heard of it?',
    ],
    week: 'Say your purpose aloud to one customer this week, in a sentence a child would understand.',
  },
  {
    name: 'Plan',
    says: 'How it begins and ends',
    text:
      'A plan is a promise with dates. It needs a first action small enough for tomorrow ' +
      'and an end you would recognize when you stand before it.',
    verse: towerScripture,
    asks: [
      'What is the first thing I will do, and on which day?',
      'How will I know that it is finished?',
      'What will it cost in money, in hours, in other things left undone?',
    ],
    week: 'Put the first action into the calendar before you close this page.',
  },
  {
    name: 'Process/Pressure',
    says: 'What carries it through',
    text:
      'Between the first day and the last lies the part nobody posts about. Pressure shows ' +
      'what a plan is made of. Decide now what you will feel, whom you will call, and what ' +
      'you will not give up.',
    verse: enduranceScripture,
    asks: [
      'Where will it hurt first?',
      'Who may ask me every week how it is going?',
      'How do I want to feel while I do it, not only after?',
    ],
    week: 'Name one person who asks you the same question every week, and tell them which.',
  },
] as const;
