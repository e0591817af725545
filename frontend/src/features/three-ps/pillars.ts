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
      'the one that still holds when no one applauds.',
    verse: counselScripture,
    asks: [
      'What would be better for someone else if this came true?',
      'Which value of mine does it serve, in one word?',
      'Would I still want it if no one ever heard of it?',
    ],
    week: 'Say your purpose aloud to one customer this week, in a sentence a child would understand.',
  },
  {
    name: 'Plan',
    says: 'How it starts and ends',
    text:
      'A plan is a promise with dates. It needs a first action small enough for tomorrow ' +
      'and an end you will recognize when you get there.',
    verse: towerScripture,
    asks: [
      'What is the first thing I will do, and on which day?',
      'How will I know it is finished?',
      'What will it cost in money, in hours, and in other things left undone?',
    ],
    week: 'Put the first action into the calendar before you close this page.',
  },
  {
    name: 'Process/Pressure',
    says: 'What carries it through',
    text:
      'Between the first day and the last is the part no one posts about. Pressure shows ' +
      'what a plan is made of. Decide now how you want to feel, who you will call, and what ' +
      'you will not give up.',
    verse: enduranceScripture,
    asks: [
      'Where will it hurt first?',
      'Who can ask me every week how it is going?',
      'How do I want to feel while I do it, not only after?',
    ],
    week: 'Choose one person to ask you the same question every week, and tell them what to ask.',
  },
] as const;
